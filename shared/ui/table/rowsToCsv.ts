import type { Column } from './column';
import { type CsvFormat, toCsv } from './csv';

/** The rows of a table as CSV: the columns that have a `text`, under their titles. */
export function rowsToCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[], format?: CsvFormat): string {
  const written = columns.flatMap(({ title, text, alsoText = [] }) => (text ? [{ title, text }, ...alsoText] : []));
  return toCsv([written.map(({ title }) => title), ...rows.map((row) => written.map(({ text }) => text(row)))], format);
}
