import {
  answerCall,
  asc,
  type BackendCall,
  type BackendStore,
  created,
  Done,
  done,
  eq,
  ok,
  type Rejection,
  reject,
  rejectField,
  rejectStale,
  unknown,
} from '@atrium/backend';
import {
  type CustomType,
  ReferenceList,
  ReferenceQuery,
  TypeAnswer,
  type TypeField,
  TypeId,
  TypeList,
  TypeToAdd,
  TypeUpdate,
} from '../api/schemas';
import { fieldLimits } from '../api/schemas/limits';
import { sectionCalls } from '../api/sectionCalls';
import { changeFields, checkFields, type TypeIssue } from '../model/fields/typeRules';
import { tagKey } from '../model/tags';
import { itemsTable } from './itemTables';
import { customTypesTable } from './tables';

const subject = 'ContentType';

const messages: Record<TypeIssue['code'], string> = {
  taken: 'Another type has this name.',
  tooManyFields: `At most ${fieldLimits.fields} fields.`,
  sameKey: 'Another field has this key.',
  sameLabel: 'Another field has this name.',
  noChoices: 'A choice needs something to choose from.',
  sameChoice: 'The same is there twice.',
  wrongLimit: `From 1 to ${fieldLimits.text} characters.`,
  wrongRange: 'The highest value is below the lowest.',
  noList: 'Formatted text has lists of its own.',
  kindChanged: 'A field keeps its kind: remove it and add another.',
};

const pathOf = ({ place, property }: TypeIssue): string => (place === null ? property : `fields.${place}.${property}`);

async function rejectName(store: BackendStore, name: string, exceptId = 0): Promise<Rejection | null> {
  const same = await store.table(customTypesTable).find({ where: eq('nameKey', tagKey(name)) });
  return same.some(({ id }) => id !== exceptId) ? rejectField('name', messages.taken, 'taken') : null;
}

function rejectTypeFields(fields: readonly TypeField[], before: readonly TypeField[]): Rejection | null {
  const [issue] = checkFields(fields, before);
  return issue ? rejectField(pathOf(issue), messages[issue.code], issue.code) : null;
}

const countItems = (store: BackendStore) => store.table(itemsTable).groupBy('typeId').count();

export const customTypeCalls: BackendCall[] = [
  answerCall(sectionCalls.getTypes, {
    summary: 'Custom types with their fields, and how many items have them',
    answer: TypeList,
    action: 'update',
    async handle(store) {
      const [types, counts] = await Promise.all([
        store.table(customTypesTable).find({ orderBy: [asc('nameKey'), asc('id')] }),
        countItems(store),
      ]);
      return ok({ types: types.map((type) => ({ ...type, items: counts.get(type.id) ?? 0 })) });
    },
  }),
  answerCall(sectionCalls.addType, {
    isSerializable: true,
    summary: 'Define a custom type: items of it have fields beside their text',
    input: TypeToAdd,
    answer: TypeAnswer,
    success: [201],
    subject,
    action: 'create',
    async handle(store, { input: { name, fields: sent = [] } }) {
      const table = store.table(customTypesTable);
      if ((await table.count()) >= fieldLimits.types) return reject(400, 'There are too many types.', 'tooManyItems');
      const fields = changeFields([], sent);
      const rejection = (await rejectName(store, name)) ?? rejectTypeFields(fields, []);
      if (rejection) return rejection;
      const type = { id: await table.nextId(), name, fields, archivedAt: null, rev: 0 };
      return created({ type: await table.put(type) });
    },
  }),
  answerCall(sectionCalls.updateType, {
    isSerializable: true,
    summary: 'Change a custom type, archive it, or bring it back',
    notes:
      'A field keeps its key and its kind. One that `fields` leaves out is removed: items keep its values, and have them again once it is back. What items lack after a change keeps them from review, not from being live.',
    input: TypeUpdate,
    answer: TypeAnswer,
    subject,
    action: 'update',
    rejections: [404, 409],
    async handle(store, { input: { id, rev, name, fields: sent, isArchived } }) {
      const table = store.table(customTypesTable);
      const before = await table.get(id);
      if (!before) return unknown('type');
      const fields = sent ? changeFields(before.fields, sent) : before.fields;
      const rejection =
        rejectStale(before, rev) ??
        (name === undefined ? null : await rejectName(store, name, id)) ??
        rejectTypeFields(fields, before.fields);
      if (rejection) return rejection;
      const archivedAt = isArchived ? (before.archivedAt ?? new Date(store.now()).toISOString()) : null;
      const after: CustomType = {
        ...before,
        fields,
        ...(name !== undefined && { name }),
        ...(isArchived !== undefined && { archivedAt }),
      };
      return ok({ type: await table.put(after) });
    },
  }),
  answerCall(sectionCalls.deleteType, {
    isSerializable: true,
    summary: 'Delete a custom type that no item has; others are archived',
    input: TypeId,
    answer: Done,
    subject,
    action: 'delete',
    rejections: [404],
    async handle(store, { input: { id } }) {
      if (!(await store.table(customTypesTable).get(id))) return unknown('type');
      if ((await store.table(itemsTable).count(eq('typeId', id))) > 0)
        return reject(400, 'Items have this type: archive it.', 'inUse');
      await store.table(customTypesTable).delete(id);
      return done();
    },
  }),
  answerCall(sectionCalls.getReferences, {
    summary: 'Titles of items that fields name; those that are gone are left out',
    input: ReferenceQuery,
    answer: ReferenceList,
    action: 'update',
    async handle(store, { input: { ids } }) {
      const items = await store.table(itemsTable).getMany(ids);
      return ok({
        items: items.map(({ id, title, publishedVersion }) => ({ id, title, isLive: publishedVersion !== null })),
      });
    },
  }),
];
