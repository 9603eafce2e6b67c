export type CsvCell = string | number | null | undefined;

/** What a spreadsheet would take for a formula (and with it for an order to do something) when it opens the file. */
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** What divides the cells of a row, and what the parts of a number. */
export interface CsvFormat {
  separator: ',' | ';';
  decimal: '.' | ',';
}

export const standardFormat: CsvFormat = { separator: ',', decimal: '.' };

/** As spreadsheets of a language read it: where a comma begins the decimals, it cannot divide cells. */
export function csvFormatOf(language: string): CsvFormat {
  const parts = new Intl.NumberFormat(language).formatToParts(0.5);
  const hasComma = parts.some(({ type, value }) => type === 'decimal' && value === ',');
  return hasComma ? { separator: ';', decimal: ',' } : standardFormat;
}

function writeCell(cell: CsvCell, { separator, decimal }: CsvFormat): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes rows as `toCsv` does, in a format that is not the standard's. */
export const writeCsv = (rows: readonly (readonly CsvCell[])[], format: CsvFormat): string =>
  `\uFEFF${rows.map((row) => `${row.map((cell) => writeCell(cell, format)).join(format.separator)}\r\n`).join('')}`;

/**
 * Writes rows as comma-separated values (RFC 4180), with a mark that tells spreadsheets that it is UTF-8.
 * Text that a spreadsheet would take for a formula is led by an apostrophe, which makes it text there too.
 */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string => writeCsv(rows, standardFormat);
