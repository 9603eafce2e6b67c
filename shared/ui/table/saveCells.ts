import { toCsv } from './csv';
import { downloadBlob, downloadFile } from './downloadFile';
import type { CsvCell } from './tableProps';

/** Files that a table is saved as. */
export const exportKinds = ['xlsx', 'csv'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** In a spreadsheet, days are days. */
function toSheetCell(cell: CsvCell): CsvCell | Date {
  if (typeof cell !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(cell)) return cell;
  const day = new Date(`${cell}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(cell) ? day : cell;
}

/**
 * Saves cells as a file of that name (without ending), as spreadsheets of the person's language read it. The first row is
 * the head. False where a spreadsheet does not hold them: a CSV file holds any number of rows, and texts of any length.
 * Since 3.0.
 */
export async function saveCells(
  kind: ExportKind,
  name: string,
  cells: readonly (readonly CsvCell[])[],
  language: string,
): Promise<boolean> {
  if (kind === 'csv') {
    downloadFile(`${name}.csv`, toCsv(cells, language), 'text/csv;charset=utf-8');
    return true;
  }
  const { toSheetFile } = await import('./toSheetFile');
  const file = await toSheetFile(cells.map((row) => row.map(toSheetCell)));
  if (file) downloadBlob(`${name}.xlsx`, file);
  return file !== undefined;
}
