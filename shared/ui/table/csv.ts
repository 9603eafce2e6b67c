import { separatorOf, separators } from './csvSeparator';
import type { Column, CsvCell } from './tableProps';

/** Cells that a spreadsheet would run as a formula when it opens the file. */
const formula = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Separators of cells, and of decimals. */
export interface CsvFormat {
  separator: ',' | ';';
  decimal: '.' | ',';
}

const standardFormat: CsvFormat = { separator: ',', decimal: '.' };

/** Format of spreadsheets in a language: where the comma is the decimal sign, it cannot separate cells. */
export function csvFormatOf(language: string): CsvFormat {
  const parts = new Intl.NumberFormat(language).formatToParts(0.5);
  const hasComma = parts.some(({ type, value }) => type === 'decimal' && value === ',');
  return hasComma ? { separator: ';', decimal: ',' } : standardFormat;
}

/** A cell as text that no spreadsheet takes for a formula: an apostrophe leads what would be one. */
export function toCellText(cell: CsvCell, { decimal }: Pick<CsvFormat, 'decimal'>): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  return formula.test(cell) ? `'${cell}` : cell;
}

/** The text that `toCellText` was given: without the apostrophe that it led a formula by. */
export const fromCellText = (text: string): string =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Characters that need quotes in a cell. */
const special = /["\r\n]|^sep=/i;

/** Writes rows as `toCsv` does, in a given format. */
export function writeCsv(rows: readonly (readonly CsvCell[])[], format: CsvFormat): string {
  const write = (signs: readonly string[]) => {
    const toField = (cell: CsvCell) => {
      const text = toCellText(cell, format);
      return special.test(text) || signs.some((sign) => text.includes(sign)) ? quote(text) : text;
    };
    // A row of one empty cell is more than an empty line.
    const toLine = (row: readonly CsvCell[]) => row.map(toField).join(format.separator) || '""';
    return rows.map((row) => `${row.length > 0 ? toLine(row) : ''}\r\n`).join('');
  };
  const text = write([format.separator]);
  // A first line with more of another sign than of the separator would mislead a reader.
  return `\uFEFF${separatorOf(text) === format.separator ? text : write(separators)}`;
}

/**
 * Writes rows as separated values (RFC 4180), with a mark that tells spreadsheets that it is UTF-8.
 * Text that a spreadsheet would take for a formula is led by an apostrophe, which makes it text there too.
 * @param language the person's: spreadsheets of languages with a decimal comma read semicolons between the cells. Without
 * it the file is the standard's. Since 3.0.
 */
export const toCsv = (rows: readonly (readonly CsvCell[])[], language?: string): string =>
  writeCsv(rows, language === undefined ? standardFormat : csvFormatOf(language));

/** The rows of a table as plain cells: the columns that have a `text`, under their titles. */
export function toCells<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): CsvCell[][] {
  const written = columns.flatMap(({ title, text, alsoText = [] }) => (text ? [{ title, text }, ...alsoText] : []));
  return [written.map(({ title }) => title), ...rows.map((row) => written.map(({ text }) => text(row)))];
}
