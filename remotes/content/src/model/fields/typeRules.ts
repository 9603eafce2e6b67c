import type { CustomType, FieldKind, TypeField } from '../../api/schemas';
import { fieldLimits } from '../../api/schemas/limits';

/** A field as it is sent: what is absent is as in a new one. */
export type SentField = Pick<TypeField, 'key' | 'label' | 'kind'> & {
  [Name in keyof TypeField]?: TypeField[Name] | undefined;
};

const typeIssues = [
  'taken',
  'tooManyFields',
  'sameKey',
  'sameLabel',
  'noChoices',
  'sameChoice',
  'wrongLimit',
  'wrongRange',
  'noList',
  'kindChanged',
] as const;

/** `place` of the field in the list; null: the type itself. */
export interface TypeIssue {
  place: number | null;
  property: keyof TypeField | 'name' | 'fields';
  code: (typeof typeIssues)[number];
}

const blank: Omit<TypeField, 'key' | 'label' | 'kind'> = {
  isList: false,
  isRequired: false,
  help: '',
  maxLength: null,
  min: null,
  max: null,
  choices: [],
  isRemoved: false,
};

/** A field with all that its kind has, and nothing that it has not. */
export function toField(sent: SentField): TypeField {
  const given: Partial<TypeField> = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const field: TypeField = { ...blank, key: sent.key, label: sent.label, kind: sent.kind, ...given };
  return {
    ...field,
    maxLength: field.kind === 'text' ? field.maxLength : null,
    min: field.kind === 'number' ? field.min : null,
    max: field.kind === 'number' ? field.max : null,
    choices: field.kind === 'choice' ? field.choices : [],
  };
}

export const shownFieldsOf = ({ fields }: Pick<CustomType, 'fields'>): TypeField[] =>
  fields.filter(({ isRemoved }) => !isRemoved);

/** The fields after a change: those that are left out are removed, and keep their key and the values of items. */
export function changeFields(before: readonly TypeField[], sent: readonly SentField[]): TypeField[] {
  const fields = sent.map(toField);
  const left = before.filter(({ key }) => fields.every((field) => field.key !== key));
  return [...fields, ...left.map((field) => ({ ...field, isRemoved: true }))];
}

/** Formatted text has paragraphs and lists of its own. */
export const mayBeList = (kind: FieldKind): boolean => kind !== 'richText';

const hasTwice = (texts: readonly string[]): boolean =>
  new Set(texts.map((text) => text.trim().toLowerCase())).size < texts.length;

type FieldIssue = Pick<TypeIssue, 'property' | 'code'>;

function fieldIssue(field: TypeField, before: TypeField | undefined): FieldIssue | null {
  const { kind, isList, choices, maxLength, min, max } = field;
  if (before && (before.kind !== kind || before.isList !== isList)) return { property: 'kind', code: 'kindChanged' };
  if (isList && !mayBeList(kind)) return { property: 'isList', code: 'noList' };
  if (kind === 'choice' && choices.length === 0) return { property: 'choices', code: 'noChoices' };
  if (hasTwice(choices)) return { property: 'choices', code: 'sameChoice' };
  if (maxLength !== null && (maxLength < 1 || maxLength > fieldLimits.text))
    return { property: 'maxLength', code: 'wrongLimit' };
  if (min !== null && max !== null && min > max) return { property: 'max', code: 'wrongRange' };
  return null;
}

/**
 * Issues of a type's fields: the first of each field. A kept field has its kind for good: values of another kind would
 * be lost.
 */
export function checkFields(fields: readonly TypeField[], before: readonly TypeField[] = []): TypeIssue[] {
  const shown = shownFieldsOf({ fields: [...fields] });
  const issues: TypeIssue[] = [];
  if (shown.length > fieldLimits.fields || fields.length > fieldLimits.allFields)
    issues.push({ place: null, property: 'fields', code: 'tooManyFields' });
  for (const [place, field] of fields.entries()) {
    const earlier = fields.slice(0, place);
    const isSame = (other: TypeField) => other.label.trim().toLowerCase() === field.label.trim().toLowerCase();
    const former = before.find(({ key }) => key === field.key);
    const issue = earlier.some(({ key }) => key === field.key)
      ? ({ property: 'key', code: 'sameKey' } as const)
      : !field.isRemoved && shownFieldsOf({ fields: earlier }).some(isSame)
        ? ({ property: 'label', code: 'sameLabel' } as const)
        : fieldIssue(field, former);
    if (issue) issues.push({ place, ...issue });
  }
  return issues;
}

/** A key for a new field, of its label: none that the type has or had. */
export function keyOf(label: string, taken: readonly string[]): string {
  const plain = label
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_0-9]+|_+$/g, '')
    .slice(0, fieldLimits.key - 4);
  // Each object has a constructor.
  const base = plain && plain !== 'constructor' ? plain : 'field';
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? base : `${base}_${number}`;
    if (!taken.includes(key)) return key;
  }
}
