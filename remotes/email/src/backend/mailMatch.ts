import { and, contains, eq, gt, gte, has, lt, not, or, phrase, toPlainText, type Where } from '@atrium/backend';
import { dayOf, type QueryTerm, sizeOf } from '../model/mailQuery';
import type { EmailColumn } from './tables';

type Condition = Where<EmailColumn>;

export const matchAll = (terms: readonly QueryTerm[], now: number): Condition =>
  and(...terms.map((term) => (term.isNot ? not(matchOf(term, now)) : matchOf(term, now))));

/** Subject or sender contain all words of a search; undefined where it has none. */
export function matchNames(terms: readonly QueryTerm[]): Condition | undefined {
  const words = terms.filter(({ field, isNot }) => field === 'text' && !isNot).map(({ value }) => toPlainText(value));
  if (words.length === 0) return undefined;
  return and(...words.map((word) => or<EmailColumn>(contains('subjects', word), contains('senders', word))));
}

/** The searched texts include these: asked as well, because they have an index. */
const matchPart = (column: 'senders' | 'recipients' | 'subjects', value: string): Condition =>
  and<EmailColumn>(phrase(value), contains(column, toPlainText(value)));

function dayText(value: string, now: number): string {
  const moment = dayOf(value, now) ?? 0;
  return new Date(Number.isFinite(moment) ? moment : 0).toISOString();
}

function matchOf({ field, value: written }: QueryTerm, now: number): Condition {
  const value = written.toLowerCase();
  switch (field) {
    case 'text':
      return phrase(value);
    case 'from':
      return matchPart('senders', value);
    case 'to':
      return matchPart('recipients', value);
    case 'subject':
      return matchPart('subjects', value);
    case 'has':
      return eq('hasAttachment', true);
    case 'is':
      return eq(value.endsWith('read') ? 'isRead' : 'isStarred', !value.startsWith('un'));
    case 'label':
      return has('labels', value);
    case 'in':
      // Without a minus, it chooses the folder (`folderOf`).
      return value === 'starred' ? eq('isStarred', true) : eq('folder', value);
    case 'before':
      return lt('time', dayText(value, now));
    case 'after':
      return gte('time', dayText(value, now));
    case 'larger':
      return gt('size', sizeOf(value) ?? 0);
  }
}
