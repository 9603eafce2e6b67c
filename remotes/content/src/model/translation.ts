import type { ContentItem } from '../api/schemas';

/** The item of which the others of its group are translations. */
export const sourceIdOf = ({ id, translationOf }: Pick<ContentItem, 'id' | 'translationOf'>): number =>
  translationOf ?? id;

/** True once readers have a newer version of the source than the one that was translated. */
export const isOutdated = (
  source: Pick<ContentItem, 'publishedVersion'>,
  { translatedVersion }: Pick<ContentItem, 'translatedVersion'>,
): boolean => source.publishedVersion !== null && source.publishedVersion > (translatedVersion ?? 0);

type Live = Pick<ContentItem, 'id' | 'locale' | 'publishedVersion' | 'translationOf'>;

/** What a reader's choice depends on: the other languages in which an item is live, and whether another one is the usual. */
export function standingOf(item: Live, group: readonly Live[]): { otherLocales: string[]; isAlternate: boolean } {
  const live = group.filter(({ publishedVersion }) => publishedVersion !== null);
  const others = live.filter(({ id }) => id !== item.id);
  const source = sourceIdOf(item);
  const usual = live.find(({ id }) => id === source) ?? live.toSorted((a, b) => a.id - b.id)[0];
  return {
    otherLocales: [...new Set(others.map(({ locale }) => locale))].sort(),
    isAlternate: usual !== undefined && usual.id !== item.id,
  };
}
