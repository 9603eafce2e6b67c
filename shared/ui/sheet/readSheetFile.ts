import { readSheet } from 'read-excel-file/universal';
import { readCsv } from './readCsv';

export type ReadCell = string | number | boolean | Date | null;
export type ReadRow = ReadCell[];

/** Why a file is no table: its kind is another, nothing is in it, or it cannot be read. */
export class SheetFileError extends Error {
  readonly reason: 'kind' | 'empty' | 'broken';

  constructor(reason: SheetFileError['reason']) {
    super(`The file is no table: ${reason}`);
    this.reason = reason;
  }
}

async function readRows(file: File): Promise<ReadRow[]> {
  const ending = file.name.split('.').at(-1)?.toLowerCase();
  if (ending === 'csv' || ending === 'txt') return readCsv(await file.text());
  if (ending !== 'xlsx') throw new SheetFileError('kind');
  try {
    return (await readSheet(file)).map((row) => row.map(toCell));
  } catch {
    throw new SheetFileError('broken');
  }
}

/** The library's types say "the class Date" where it gives a date. */
const toCell = (value: unknown): ReadCell => {
  if (value instanceof Date || typeof value === 'number' || typeof value === 'boolean') return value;
  return value === null || value === undefined ? null : String(value);
};

/**
 * The rows of a file that a person chose: the first sheet of a spreadsheet (XLSX, ISO/IEC 29500), or separated values (CSV, RFC 4180).
 * @throws SheetFileError when its kind is another, nothing is in it, or it cannot be read
 */
export async function readSheetFile(file: File): Promise<ReadRow[]> {
  const rows = await readRows(file);
  if (rows.length === 0) throw new SheetFileError('empty');
  return rows;
}
