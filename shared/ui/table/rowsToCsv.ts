import type { Column } from './column';
import { toCsv } from './csv';

/** The rows of a table as CSV: the columns that have a `text`, under their titles. */
export function rowsToCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const written = columns.flatMap(({ title, text }) => (text ? [{ title, text }] : []));
  return toCsv([written.map(({ title }) => title), ...rows.map((row) => written.map(({ text }) => text(row)))]);
}
