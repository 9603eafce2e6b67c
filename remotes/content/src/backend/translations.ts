import { type BackendStore, eq, type Rejection, rejectField } from '@atrium/backend';
import type { ContentItem } from '../api/schemas';
import { sourceIdOf } from '../model/translation';
import { itemsTable } from './itemTables';

/** An item in all of its languages, the source first. */
export async function readGroup(store: BackendStore, item: ContentItem): Promise<ContentItem[]> {
  const table = store.table(itemsTable);
  const sourceId = sourceIdOf(item);
  const [source, translations] = await Promise.all([
    table.get(sourceId),
    table.find({ where: eq('translationOf', sourceId) }),
  ]);
  const byLanguage = translations.toSorted((a, b) => a.locale.localeCompare(b.locale) || a.id - b.id);
  return [...(source ? [source] : []), ...byLanguage].filter(
    ({ status, id }) => status !== 'archived' || id === item.id,
  );
}

export const sameLanguage = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The refusal of a language that another item of the group has. */
export async function rejectLanguage(
  store: BackendStore,
  item: ContentItem,
  locale: string,
): Promise<Rejection | null> {
  const group = await readGroup(store, item);
  const isTaken = group.some((one) => one.id !== item.id && sameLanguage(one.locale, locale));
  return isTaken ? rejectField('locale', 'There is a translation into this language.', 'taken') : null;
}
