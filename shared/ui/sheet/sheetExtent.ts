import { SheetFileError } from './sheetFileError';

/** A stray cell far off would make a table of a thousand million empty ones. */
const limits = { rows: 200_000, columns: 1_000, cells: 4_000_000 } as const;

/** The number of a column by its letters: 1 of A. */
export const columnOf = (letters: string): number =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);

/** Rows and columns that filled cells take: a reader makes all cells in between. */
export class Extent {
  #first = Number.POSITIVE_INFINITY;
  #last = 0;
  #columns = 0;

  /** @throws SheetFileError where a page holds no such table */
  add(row: number, column: number): void {
    if (row > limits.rows || column > limits.columns) throw new SheetFileError('large');
    this.#first = Math.min(this.#first, row);
    this.#last = Math.max(this.#last, row);
    this.#columns = Math.max(this.#columns, column);
    checkCells(this.#last - this.#first + 1, this.#columns);
  }
}

/** @throws SheetFileError where a page holds no table of so many rows and columns */
export function checkCells(rows: number, columns: number): void {
  if (rows * columns > limits.cells) throw new SheetFileError('large');
}

/** @throws SheetFileError where cells of a sheet are further off than a page's table goes, in whatever way they say it */
export function checkExtent(sheet: string): void {
  const extent = new Extent();
  for (const [, letters = '', row] of sheet.matchAll(/\sr\s*=\s*["']([A-Z]{0,4})(\d{1,12})["']/g))
    extent.add(Number(row), letters ? columnOf(letters) : 1);
}
