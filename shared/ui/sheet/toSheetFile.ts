import writeSheet from 'write-excel-file/universal';

export type SheetCell = string | number | Date | null | undefined;

/** In characters. The library compresses more than this in a worker, which the page's policy refuses. */
const maxCells = 150_000;
const perCell = 60;

const sizeOf = (rows: readonly (readonly SheetCell[])[]) =>
  rows.flat().reduce((sum: number, cell) => sum + perCell + String(cell ?? '').length, 0);

/**
 * Rows as a spreadsheet (XLSX): the first in bold, numbers and days as what they are. Text stays text, whatever it begins
 * with. Undefined where there is more than a page can write: a CSV file holds any number.
 */
export async function toSheetFile(rows: readonly (readonly SheetCell[])[]): Promise<Blob | undefined> {
  if (sizeOf(rows) > maxCells) return undefined;
  const data = rows.map((row, index) =>
    row.map((value) => {
      if (value === null || value === undefined) return null;
      if (index === 0) return { value: String(value), type: String, fontWeight: 'bold' as const };
      if (value instanceof Date) return { value, type: Date, format: 'yyyy-mm-dd' };
      return typeof value === 'number' ? { value, type: Number } : { value, type: String };
    }),
  );
  return writeSheet(data, { stickyRowsCount: 1 }).toBlob();
}
