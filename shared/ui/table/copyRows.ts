import { type CsvFormat, csvFormatOf, toCells, toCellText } from './csv';
import type { Column, CsvCell } from './tableProps';

const rowsAtOnce = 500;

/** Asks for page after page until all rows are there. Rejects as soon as one page does. */
export async function collectRows<Row>(
  loadPage: (page: number, perPage: number) => Promise<{ rows: readonly Row[]; total: number }>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1; ; page++) {
    const { rows, total } = await loadPage(page, rowsAtOnce);
    all.push(...rows);
    if (rows.length === 0 || all.length >= total) return all;
  }
}

type Rows = readonly (readonly CsvCell[])[];

/** Cells with tabs between them, as spreadsheets put them on the clipboard and take them from it. */
function toTabbedText(rows: Rows, format: CsvFormat): string {
  const write = (cell: CsvCell) => {
    const text = toCellText(cell, format);
    return /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return rows.map((row) => row.map(write).join('\t')).join('\r\n');
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const toHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign).replace(/\r\n|\r|\n/g, '<br>');

/** The same as a table: the first row is its head. */
function toHtmlTable([head = [], ...rows]: Rows, format: CsvFormat): string {
  const line = (row: readonly CsvCell[], tag: 'th' | 'td') =>
    `<tr>${row.map((cell) => `<${tag}>${toHtml(toCellText(cell, format))}</${tag}>`).join('')}</tr>`;
  const body = rows.map((row) => line(row, 'td')).join('');
  return `<table><thead>${line(head, 'th')}</thead><tbody>${body}</tbody></table>`;
}

/**
 * Puts cells on the clipboard so that they paste into the cells of a spreadsheet and into a document as a table, with numbers
 * as the person's language writes them. The first row is the head. Since 3.0.
 */
export async function copyCells(cells: Rows, language: string): Promise<void> {
  const format = csvFormatOf(language);
  const text = toTabbedText(cells, format);
  // Without it the browser takes text alone.
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(text);
  const item = {
    'text/plain': new Blob([text], { type: 'text/plain' }),
    'text/html': new Blob([toHtmlTable(cells, format)], { type: 'text/html' }),
  };
  return navigator.clipboard.write([new ClipboardItem(item)]);
}

/** Puts rows on the clipboard as `copyCells` does: the columns that have a `text`, under their titles. Since 3.0. */
export const copyRows = <Row>(columns: readonly Column<Row>[], rows: readonly Row[], language: string): Promise<void> =>
  copyCells(toCells(columns, rows), language);
