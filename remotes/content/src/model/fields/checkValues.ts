import type { CustomType, FieldValue, FieldValues, OneValue, TypeField } from '../../api/schemas';
import type { valueIssues } from '../../api/schemas/choices';
import { fieldLimits } from '../../api/schemas/limits';
import { shownFieldsOf } from './typeRules';

export interface ValueIssue {
  code: (typeof valueIssues)[number];
  /** Of a list: which of its values. */
  place?: number;
  limit?: number;
}

export type ValueIssues = Readonly<Record<string, ValueIssue>>;

const day = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string): boolean =>
  day.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** Of rich text: nothing but empty paragraphs. */
const hasWords = (html: string): boolean =>
  /<(img|hr|td|th)\b/i.test(html) || /\S/.test(html.replace(/<[^>]*>|&nbsp;/g, ''));

export function isEmptyValue(value: FieldValue | undefined): boolean {
  if (value === undefined) return true;
  if (Array.isArray(value)) return value.every(isEmptyValue);
  return typeof value === 'string' && !hasWords(value);
}

function textIssue(text: string, field: TypeField): ValueIssue | null {
  const limit = field.kind === 'richText' ? fieldLimits.richText : (field.maxLength ?? fieldLimits.text);
  return text.length > limit ? { code: 'tooLong', limit } : null;
}

function numberIssue(value: number, { min, max }: TypeField): ValueIssue | null {
  if (!Number.isFinite(value)) return { code: 'malformed' };
  if (min !== null && value < min) return { code: 'tooLow', limit: min };
  return max !== null && value > max ? { code: 'tooHigh', limit: max } : null;
}

const malformed: ValueIssue = { code: 'malformed' };

function oneIssue(value: OneValue, field: TypeField): ValueIssue | null {
  const { kind, choices } = field;
  switch (kind) {
    case 'text':
    case 'richText':
      return typeof value === 'string' ? textIssue(value, field) : malformed;
    case 'number':
      return typeof value === 'number' ? numberIssue(value, field) : malformed;
    case 'date':
      return typeof value === 'string' && isDay(value) ? null : malformed;
    case 'choice':
      if (typeof value !== 'string') return malformed;
      return choices.includes(value) ? null : { code: 'notOffered' };
    case 'reference':
      return typeof value === 'number' && Number.isInteger(value) && value > 0 ? null : malformed;
    case 'asset':
      return typeof value === 'object' ? null : malformed;
  }
}

function valueIssue(field: TypeField, value: FieldValue | undefined): ValueIssue | null {
  if (value === undefined || isEmptyValue(value)) return field.isRequired ? { code: 'required' } : null;
  if (Array.isArray(value) !== field.isList) return malformed;
  if (!Array.isArray(value)) return oneIssue(value, field);
  if (value.length > fieldLimits.list) return { code: 'tooMany', limit: fieldLimits.list };
  for (const [place, one] of value.entries()) {
    const issue = oneIssue(one, field);
    if (issue) return { ...issue, place };
  }
  return null;
}

/**
 * Issues of values, by field: of those that the type asks for, and of those that it never had. Values of removed fields
 * are none of its business.
 */
export function checkValues(type: Pick<CustomType, 'fields'>, values: FieldValues): ValueIssues {
  const issues: Record<string, ValueIssue> = {};
  for (const field of shownFieldsOf(type)) {
    const issue = valueIssue(field, Object.hasOwn(values, field.key) ? values[field.key] : undefined);
    if (issue) issues[field.key] = issue;
  }
  for (const key of Object.keys(values))
    if (!type.fields.some((field) => field.key === key)) issues[key] = { code: 'unknown' };
  return issues;
}

/** Issues with which values are not stored at all: a draft may be incomplete, or beyond a limit, but not of another kind. */
export const isUnstorable = ({ code }: ValueIssue): boolean =>
  code === 'malformed' || code === 'unknown' || code === 'tooMany';

/** Fields that keep an item from review and publication. */
export const countUnfit = (type: Pick<CustomType, 'fields'>, values: FieldValues): number =>
  Object.values(checkValues(type, values)).filter(({ code }) => code !== 'unknown').length;

export const areTooLarge = (values: FieldValues): boolean => JSON.stringify(values).length > fieldLimits.values;
