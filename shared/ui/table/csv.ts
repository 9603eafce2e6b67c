import { separatorOf, separators } from './csvSeparator';

export type CsvCell = string | number | null | undefined;

/** What a spreadsheet would take for a formula (and with it for an order to do something) when it opens the file. */
const formula = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** What divides the cells of a row, and what the parts of a number. */
export interface CsvFormat {
  separator: ',' | ';';
  decimal: '.' | ',';
}

const standardFormat: CsvFormat = { separator: ',', decimal: '.' };

/** As spreadsheets of a language read it: where a comma begins the decimals, it cannot divide cells. */
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

/** What a reader would take for something else than the text of a cell. */
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
  // Where the texts of the first line have more of another sign than divides them, a reader would go by that.
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
