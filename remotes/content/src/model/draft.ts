import type { ContentItem } from '../api/schemas';
import { areConflicting, mergeValues } from './fields/fieldValues';

/** Fields beside the text, which is a document. */
export type Writing = Pick<
  ContentItem,
  | 'slug'
  | 'cover'
  | 'channelIds'
  | 'projectId'
  | 'reviewerId'
  | 'dueAt'
  | 'tags'
  | 'locale'
  | 'seo'
  | 'values'
  | 'checklist'
>;
export type WritingField = keyof Writing;

/** Unsaved changes, with the value that each field had when editing began. */
export interface Draft {
  fields: Partial<Writing>;
  base: Partial<Writing>;
}

export const emptyDraft: Draft = { fields: {}, base: {} };

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const fieldsOf = ({ fields }: Draft): WritingField[] => Object.keys(fields).filter(isWritingField);

const writingFields: readonly string[] = [
  'slug',
  'cover',
  'channelIds',
  'projectId',
  'reviewerId',
  'dueAt',
  'tags',
  'locale',
  'seo',
  'values',
  'checklist',
] satisfies WritingField[];

const isWritingField = (name: string): name is WritingField => writingFields.includes(name);

/** Fields that people write, of the text and beside it. */
export const isItemField = (name: string): name is WritingField | 'title' | 'summary' | 'body' =>
  isWritingField(name) || name === 'title' || name === 'summary' || name === 'body';

export const isEmptyDraft = (draft: Draft): boolean => fieldsOf(draft).length === 0;

const pick = (from: Partial<Writing>, fields: readonly WritingField[]): Partial<Writing> =>
  Object.fromEntries(fields.flatMap((field) => (field in from ? [[field, from[field]]] : [])));

/** Draft with further changes; unchanged values are dropped. */
export function write(draft: Draft, item: Writing, change: Partial<Writing>): Draft {
  const fields = { ...draft.fields, ...change };
  const base = { ...pick(item, fieldsOf({ ...draft, fields: change })), ...draft.base };
  const changed = fieldsOf({ fields, base }).filter((field) => !isSame(fields[field], base[field]));
  return { fields: pick(fields, changed), base: pick(base, changed) };
}

/** Changes left to save after a save: those made meanwhile. */
export function settle(draft: Draft, sent: Partial<Writing>, saved: Writing): Draft {
  const left = fieldsOf(draft).filter((field) => !(field in sent) || !isSame(draft.fields[field], sent[field]));
  const base = { ...draft.base, ...pick(saved, fieldsOf({ ...draft, fields: sent })) };
  return { fields: pick(draft.fields, left), base: pick(base, left) };
}

/** Several people may fill in different fields of a type at once. */
const isConflicting = (field: WritingField, { fields, base }: Draft, newer: Writing): boolean =>
  field === 'values'
    ? areConflicting(base.values, fields.values, newer.values)
    : !isSame(newer[field], base[field]) && !isSame(newer[field], fields[field]);

export const conflictingFields = (draft: Draft, newer: Writing): WritingField[] =>
  fieldsOf(draft).filter((field) => isConflicting(field, draft, newer));

/** Draft on a newer item: own changes stay. */
export const rebase = (draft: Draft, newer: Writing): Draft => ({
  fields:
    'values' in draft.fields
      ? { ...draft.fields, values: mergeValues(draft.base.values, draft.fields.values, newer.values) }
      : draft.fields,
  base: pick(newer, fieldsOf(draft)),
});

export function without(draft: Draft, fields: readonly WritingField[]): Draft {
  const left = fieldsOf(draft).filter((field) => !fields.includes(field));
  return { fields: pick(draft.fields, left), base: pick(draft.base, left) };
}

/** True for a stored draft. Its fields may be those of another release: `without` drops them. */
export const isDraft = (value: unknown): value is Draft =>
  isObject(value) && 'fields' in value && isObject(value.fields) && 'base' in value && isObject(value.base);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
