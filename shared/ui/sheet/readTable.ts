import type { NamedEncoding } from './decodeText';
import type { ReadRow } from './readSheetFile';
import { SheetFileError } from './sheetFileError';

/** More would take a page minutes to send. */
export const maxRows = 10_000;

/** Rows with something in them, the first of which names the columns. */
function checkRows(rows: readonly ReadRow[]): readonly ReadRow[] {
  const filled = rows.filter((row) => row.some((cell) => cell !== null && cell !== ''));
  if (filled.length === 0) throw new SheetFileError('empty');
  if (filled.length > maxRows + 1) throw new SheetFileError('large');
  return filled;
}

/** Reads a table; gives why it cannot be read. */
export type ReadTable = (
  load: () => Promise<readonly ReadRow[]>,
  file?: File,
  encoding?: NamedEncoding,
) => Promise<SheetFileError | 'noRows' | undefined>;

/** Takes rows as a table with names of columns, where they are one. */
export async function readTable(
  load: () => Promise<readonly ReadRow[]>,
  onRead: (rows: readonly ReadRow[]) => void,
): ReturnType<ReadTable> {
  try {
    const rows = checkRows(await load());
    if (rows.length === 1) return 'noRows';
    onRead(rows);
    return undefined;
  } catch (error) {
    return error instanceof SheetFileError ? error : new SheetFileError('broken');
  }
}
