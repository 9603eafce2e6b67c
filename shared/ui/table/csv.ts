export type CsvCell = string | number | null | undefined;

/** What a spreadsheet would take for a formula (and with it for an order to do something) when it opens the file. */
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

function writeCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Writes rows as comma-separated values (RFC 4180), with a mark that tells spreadsheets that it is UTF-8.
 * Text that a spreadsheet would take for a formula is led by an apostrophe, which makes it text there too.
 */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`;
