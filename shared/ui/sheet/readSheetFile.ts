import { readSheet } from 'read-excel-file/universal';
import { decodeText } from './decodeText';
import { readRowsInChunks } from './readCsv';
import { SheetFileError } from './sheetFileError';

type ReadCell = string | number | boolean | Date | null;
export type ReadRow = ReadCell[];

/** A page holds a table of this size, and is read within seconds. */
const maxBytes = 32 * 1024 * 1024;

/** The page is never kept from its work for longer, in milliseconds. */
const chunkMs = 15;

async function readText(file: File): Promise<ReadRow[]> {
  const steps = readRowsInChunks(decodeText(new Uint8Array(await file.arrayBuffer())));
  let start = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - start < chunkMs) continue;
    await new Promise((resolve) => setTimeout(resolve));
    start = performance.now();
  }
}

async function readRows(file: File): Promise<ReadRow[]> {
  const ending = file.name.split('.').at(-1)?.toLowerCase();
  if (file.size > maxBytes) throw new SheetFileError('large');
  if (ending === 'csv' || ending === 'txt') return readText(file);
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
 * @throws SheetFileError when its kind is another, nothing is in it, it has more than 32 MB, or it cannot be read
 */
export async function readSheetFile(file: File): Promise<ReadRow[]> {
  const rows = await readRows(file);
  if (rows.length === 0) throw new SheetFileError('empty');
  return rows;
}
