/** A cell that a spreadsheet would take for a formula is made text by an apostrophe. */
const guarded = (cell: string) => (/^[=+\-@\t\r]/.test(cell) && !Number.isFinite(Number(cell)) ? `'${cell}` : cell);

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Rows as comma-separated values (RFC 4180): quotes where needed, CRLF at the end of each line. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map((cell) => quoted(guarded(String(cell)))).join(',')}\r\n`).join('');
