import { columnNames } from './columnNames';
import type { ReadRow } from './readSheetFile';
import { foldName, readDay, readFlag, readNumber, toText } from './readValues';

/** A field that a column may fill. A dot leads into a group: `address.city`. */
export interface ImportField {
  key: string;
  label: string;
  isNeeded?: boolean;
  /** `list`: several values, divided by commas or semicolons. Text by default. */
  kind?: 'text' | 'number' | 'day' | 'flag' | 'list';
  choices?: readonly { value: string; label: string }[];
  /** No two rows have the same. */
  isUnique?: boolean;
  /** Other names that columns have, besides the usual ones in four languages. */
  names?: readonly string[];
}

/** What is wrong in a row, from 0; `field` is empty where it is the row as a whole. */
export interface ImportIssue {
  row: number;
  field: string;
  message: string;
  code?: string | undefined;
}

export type ImportRecord = Record<string, unknown>;

/** The field of each column, by its name; none twice. */
export function guessColumns(head: ReadRow, fields: readonly ImportField[]): (string | null)[] {
  const keys = new Map<string, string>();
  for (const { key, label, names = [] } of [...fields].reverse())
    for (const name of [...(columnNames[key] ?? []), ...names, label, key]) keys.set(foldName(name), key);
  const taken = new Set<string>();
  return head.map((cell) => {
    const key = keys.get(foldName(toText(cell)));
    if (key === undefined || taken.has(key)) return null;
    taken.add(key);
    return key;
  });
}

interface Reader {
  language: string;
  now: number;
}

type Read = { value: unknown } | { code: 'notNumber' | 'notDay' | 'notFlag' | 'notChoice' };

function readCell(field: ImportField, cell: ReadRow[number] | undefined, { language, now }: Reader): Read {
  const { kind = 'text', choices } = field;
  if (kind === 'number') {
    const value = readNumber(cell, language);
    return value === undefined ? { code: 'notNumber' } : { value };
  }
  if (kind === 'day') {
    const value = readDay(cell, language, now);
    return value === undefined ? { code: 'notDay' } : { value };
  }
  if (kind === 'flag') {
    const value = readFlag(cell);
    return value === undefined ? { code: 'notFlag' } : { value };
  }
  const text = toText(cell);
  const parts =
    kind === 'list'
      ? text
          .split(/[,;\n]/)
          .map((part) => part.trim())
          .filter(Boolean)
      : [text];
  if (!choices) return { value: kind === 'list' ? parts : text };
  const found = parts.map((part) =>
    choices.find(({ value, label }) => [value, label].some((name) => foldName(name) === foldName(part))),
  );
  const values = found.flatMap((choice) => choice?.value ?? []);
  if (values.length < parts.length) return { code: 'notChoice' };
  return { value: kind === 'list' ? values : values[0] };
}

function setAt(record: ImportRecord, key: string, value: unknown): void {
  const [first = '', ...rest] = key.split('.');
  if (rest.length === 0) {
    record[first] = value;
    return;
  }
  const inner = record[first];
  const group: ImportRecord = typeof inner === 'object' && inner !== null ? { ...inner } : {};
  setAt(group, rest.join('.'), value);
  record[first] = group;
}

/** Issues of columns in which a value comes twice: all rows but the first. */
function findRepeated(rows: readonly ReadRow[], columns: readonly { field: ImportField; at: number }[]): ImportIssue[] {
  return columns.flatMap(({ field, at }) => {
    if (!field.isUnique) return [];
    const seen = new Set<string>();
    return rows.flatMap((cells, row) => {
      const text = toText(cells[at]).normalize('NFKC').toLowerCase();
      if (text === '' || !seen.has(text)) {
        seen.add(text);
        return [];
      }
      return [{ row, field: field.key, message: '', code: 'repeated' }];
    });
  });
}

/** The rows of a table as the records that they say, and what is wrong in which. Empty cells say nothing. */
export function toRecords(
  rows: readonly ReadRow[],
  mapping: readonly (string | null)[],
  fields: readonly ImportField[],
  reader: Reader,
): { records: ImportRecord[]; issues: ImportIssue[] } {
  const columns = mapping.flatMap((key, at) => {
    const field = fields.find((one) => one.key === key);
    return field ? [{ field, at }] : [];
  });
  const issues = findRepeated(rows, columns);
  const records = rows.map((cells, row) => {
    const record: ImportRecord = {};
    for (const { field, at } of columns) {
      if (toText(cells[at]) === '') {
        if (field.isNeeded) issues.push({ row, field: field.key, message: '', code: 'missing' });
        continue;
      }
      const read = readCell(field, cells[at], reader);
      if ('code' in read) issues.push({ row, field: field.key, message: '', code: read.code });
      else setAt(record, field.key, read.value);
    }
    return record;
  });
  return { records, issues: issues.sort((one, other) => one.row - other.row) };
}

/** Fields that are needed, and that no column fills. */
export const missingFields = (mapping: readonly (string | null)[], fields: readonly ImportField[]): ImportField[] =>
  fields.filter(({ key, isNeeded }) => isNeeded && !mapping.includes(key));
