import { readSheet } from 'read-excel-file/universal';
import { fromCellText } from '../table/csv';
import { separatorOf } from '../table/csvSeparator';
import { decodeText, type NamedEncoding } from './decodeText';
import { checkCells, checkExtent } from './sheetExtent';
import { SheetFileError } from './sheetFileError';
import { checkTags, type SheetTexts, sheetParts } from './sheetParts';
import { packTexts, unpackSheet } from './unpackSheet';

/** The first line by which spreadsheets say what divides the cells. */
const separatorLine = /^sep=([^"\r\n])(?:\r\n|\r|\n|$)/i;

const cr = 13;
const lf = 10;
const endOfDos = String.fromCharCode(26);

/** So many cells are read in one go; then others may have their turn. */
const cellsAtOnce = 4_000;

interface ReadField {
  text: string;
  end: number;
}

/** A cell in quotes; what follows the closing one belongs to no cell, but for blanks. Null where that cannot be read. */
function readQuoted(text: string, start: number, isEnd: (at: number) => boolean): ReadField | null {
  let close = text.indexOf('"', start + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close < 0) return null;
  let end = close + 1;
  while (text[end] === ' ' && !isEnd(end)) end += 1;
  return isEnd(end) ? { text: text.slice(start + 1, close).replaceAll('""', '"'), end } : null;
}

/**
 * Reads rows as `readCsv` does, and stops now and then to let others have their turn. Each sign is looked at a fixed number
 * of times, whatever the file holds.
 */
function* readRowsInChunks(file: string): Generator<void, string[][]> {
  const text = (file.endsWith(endOfDos) ? file.slice(0, -1) : file).replace(/^\uFEFF/, '');
  const [line = '', said] = separatorLine.exec(text) ?? [];
  const separator = said ?? separatorOf(text);
  const separatorCode = separator.charCodeAt(0);
  // The code behind the last sign is not a number.
  const isEnd = (at: number) => {
    const code = text.charCodeAt(at);
    return code === separatorCode || code === cr || code === lf || Number.isNaN(code);
  };
  // Some write a blank before the quote that opens a cell.
  const readAfterBlanks = (from: number): ReadField | null => {
    let quote = from;
    while (text[quote] === ' ' && !isEnd(quote)) quote += 1;
    return quote > from && text[quote] === '"' ? readQuoted(text, quote, isEnd) : null;
  };
  const readPlain = (from: number): ReadField => {
    let end = from;
    while (!isEnd(end)) end += 1;
    return { text: text.slice(from, end), end };
  };

  const rows: string[][] = [];
  let row: string[] = [];
  let [at, number, cells] = [line.length, 1, 0];
  while (at < text.length || row.length > 0) {
    const isQuoted = text[at] === '"';
    const field = isQuoted ? readQuoted(text, at, isEnd) : (readAfterBlanks(at) ?? readPlain(at));
    if (!field || field.text.includes('\0')) throw new SheetFileError('broken', number);
    row.push(fromCellText(field.text));
    at = field.end + 1;
    cells += 1;
    if (cells % cellsAtOnce === 0) yield;
    if (text[field.end] === separator) continue;
    if (text[field.end] === '\r' && text[at] === '\n') at += 1;
    // An empty line is no row; one empty cell in quotes is.
    if (row.length > 1 || isQuoted || row[0] !== '') rows.push(row);
    row = [];
    number += 1;
  }
  return rows;
}

/**
 * The rows of a file of separated values (RFC 4180), also as spreadsheets of other languages write it: lines end with CR, LF
 * or both, cells are divided by a comma, a semicolon, a tab, a bar or what a first line `sep=` says. Empty lines are left
 * out. The apostrophe that leads what would be a formula, as `toCsv` writes it, is taken off.
 * @throws SheetFileError where a quote is not closed, something follows a closed one, or the file holds a zero byte
 */
export function readCsv(file: string): string[][] {
  const steps = readRowsInChunks(file);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

type ReadCell = string | number | boolean | Date | null;
export type ReadRow = ReadCell[];

/** A page holds a table of this size, and is read within seconds. */
const maxBytes = 32 * 1024 * 1024;

/** The page is never kept from its work for longer, in milliseconds. */
const chunkMs = 15;

async function readText(file: File, encoding?: NamedEncoding): Promise<ReadRow[]> {
  const steps = readRowsInChunks(decodeText(new Uint8Array(await file.arrayBuffer()), encoding));
  let start = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - start < chunkMs) continue;
    await new Promise((resolve) => setTimeout(resolve));
    start = performance.now();
  }
}

const readWhole = async (texts: SheetTexts): Promise<ReadRow[]> =>
  (await readSheet(packTexts(texts), { trim: false })).map((row) => row.map(toCell));

/** Reads a spreadsheet part by part: the library reads what it is given in one go. */
async function readTexts(texts: SheetTexts): Promise<ReadRow[]> {
  const parts = sheetParts(texts);
  if (!parts) {
    for (const text of texts.values()) checkTags(text);
    for (const [name, text] of texts) if (name.startsWith('xl/worksheets/')) checkExtent(text);
    return readWhole(texts);
  }
  const rows: ReadRow[] = [];
  for (const part of parts) {
    await new Promise((resolve) => setTimeout(resolve));
    if (!part) continue;
    const read = await readWhole(part.texts);
    if (read.length > 0) while (rows.length < (part.before ?? 0)) rows.push([]);
    for (const row of read) rows.push(row);
  }
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  checkCells(rows.length, width);
  return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => null)]);
}

const endingOf = ({ name }: File): string | undefined => name.split('.').at(-1)?.toLowerCase();

/** True for a file of separated values, by its name. */
export const isTextFile = (file: File): boolean => ['csv', 'tsv', 'txt'].includes(endingOf(file) ?? '');

async function readRows(file: File, encoding?: NamedEncoding): Promise<ReadRow[]> {
  if (file.size > maxBytes) throw new SheetFileError('large');
  if (isTextFile(file)) return readText(file, encoding);
  if (endingOf(file) !== 'xlsx') throw new SheetFileError('kind');
  try {
    return await readTexts(await unpackSheet(new Uint8Array(await file.arrayBuffer())));
  } catch (error) {
    throw error instanceof SheetFileError ? error : new SheetFileError('broken');
  }
}

/** The library's types say "the class Date" where it gives a date. */
const toCell = (value: unknown): ReadCell => {
  if (value instanceof Date || typeof value === 'number' || typeof value === 'boolean') return value;
  return value === null || value === undefined ? null : String(value);
};

/**
 * The rows of a file that a person chose: the first sheet of a spreadsheet (XLSX, ISO/IEC 29500), or separated values (CSV, RFC 4180).
 * @param encoding of separated values, where a person has named it
 * @throws SheetFileError when its kind is another, nothing is in it, it has more than 32 MB (64 MB unpacked, 200,000 rows,
 * 1,000 columns, 4,000,000 cells), or it cannot be read
 */
export async function readSheetFile(file: File, encoding?: NamedEncoding): Promise<ReadRow[]> {
  const rows = await readRows(file, encoding);
  if (rows.length === 0) throw new SheetFileError('empty');
  return rows;
}
