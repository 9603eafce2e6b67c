import { and, eq, has, not, oneOf, or, type Where } from '@atrium/backend';
import { lookupTags, readRanges } from '../model/languages';
import type { ShownColumn } from './itemTables';

/**
 * Condition of the language in which a reader gets a text that there is in several: the best match of theirs, otherwise the
 * usual one.
 * @param languages as the header `Accept-Language` has them; the first one that is given counts
 */
export function whereInLanguage(...languages: readonly (string | null | undefined)[]): Where<ShownColumn> {
  const tags = lookupTags(readRanges(languages.find((one) => Boolean(one?.trim()))));
  const isElsewhere = (tag: string) => has<ShownColumn>('otherLocaleKeys', tag);
  const matches = tags.map((tag, place) =>
    and<ShownColumn>(
      eq('localeKey', tag),
      ...tags.slice(0, place).map((better) => not<ShownColumn>(isElsewhere(better))),
    ),
  );
  const isUsual = and<ShownColumn>(
    eq('isUsual', true),
    tags.length > 0 && not<ShownColumn>(oneOf('localeKey', tags)),
    ...tags.map((tag) => not<ShownColumn>(isElsewhere(tag))),
  );
  return or<ShownColumn>(...matches, isUsual);
}
