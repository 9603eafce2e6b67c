import { type BackendStore, type Rejection, rejectField } from '@atrium/backend';
import type { ContentItem, CustomType, FieldValues, ShownField } from '../api/schemas';
import { isPost, postPath } from '../model/blogPost';
import { areTooLarge, checkValues, countUnfit, isUnstorable, type ValueIssue } from '../model/fields/checkValues';
import { changedKeys, referencesIn } from '../model/fields/fieldValues';
import { showFields } from '../model/fields/showFields';
import { itemsTable, shownItemsTable } from './itemTables';
import { channelsTable, customTypesTable } from './tables';

type Typed = Pick<ContentItem, 'typeId' | 'values'>;

export const readTypeOf = async (store: BackendStore, { typeId }: Typed): Promise<CustomType | undefined> =>
  typeof typeId === 'number' ? store.table(customTypesTable).get(typeId) : undefined;

/** Tells of items how many fields keep them from review and publication. */
export async function readFit(store: BackendStore): Promise<<Item extends Typed>(item: Item) => Item> {
  const types = new Map((await store.table(customTypesTable).find()).map((type) => [type.id, type]));
  return (item) => {
    const type = types.get(item.typeId ?? 0);
    return type ? { ...item, unfitFields: countUnfit(type, item.values ?? {}) } : item;
  };
}

const messages: Partial<Record<ValueIssue['code'], string>> = {
  malformed: 'This is no value of the field.',
  unknown: 'The type has no such field.',
  tooMany: 'The list is too long.',
};

/** Items that values name and that are not there. */
async function findMissing(store: BackendStore, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const found = new Set((await store.table(itemsTable).getMany(ids)).map(({ id }) => id));
  return ids.filter((id) => !found.has(id));
}

/**
 * The refusal of values that a field cannot hold. A draft may lack what is required and be beyond a limit, which keeps it
 * from review; values that were there before stay as they are.
 */
export async function rejectValues(
  store: BackendStore,
  { typeId, values }: Typed,
  before: FieldValues | null | undefined,
): Promise<Rejection | null> {
  const changed = changedKeys(values, before).filter((key) => values?.[key] !== undefined);
  if (!values || changed.length === 0) return null;
  if (areTooLarge(values)) return rejectField('values', 'These values are too long together.', 'tooLarge');
  const type = await readTypeOf(store, { typeId });
  if (!type) return rejectField('values', 'It has no fields of its own.', 'unknown');
  const issues = checkValues(type, values);
  for (const key of changed) {
    const issue = issues[key];
    if (issue && isUnstorable(issue)) return rejectField(`values.${key}`, messages[issue.code] ?? '', issue.code);
  }
  const named = referencesIn(type, Object.fromEntries(changed.map((key) => [key, values[key] ?? ''])));
  const kept = referencesIn(type, before);
  const missing = await findMissing(
    store,
    named.filter((id) => !kept.includes(id)),
  );
  const at = type.fields.find(({ key }) =>
    referencesIn(type, { [key]: values[key] ?? '' }).some((id) => missing.includes(id)),
  );
  return at ? rejectField(`values.${at.key}`, 'No such item', 'unknown') : null;
}

/** The fields of an item as readers see them: items that they cannot read are left out. */
export async function readShownFields(store: BackendStore, item: Typed): Promise<ShownField[]> {
  const type = await readTypeOf(store, item);
  if (!type) return [];
  const ids = referencesIn(type, item.values);
  const live = ids.length > 0 ? await store.table(shownItemsTable).getMany(ids) : [];
  const channels = live.length > 0 ? await store.table(channelsTable).find() : [];
  const items = new Map(live.filter(({ publishedVersion }) => publishedVersion !== null).map((one) => [one.id, one]));
  return showFields(type, item.values, (id) => {
    const found = items.get(id);
    if (!found) return undefined;
    return { id, title: found.title, path: isPost(found, channels) ? postPath(found) : `/content/items/${id}` };
  });
}
