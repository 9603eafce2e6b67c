import type { Column } from './column';
import { type CsvFormat, standardFormat, writeCsv } from './csv';

/** The rows of a table as CSV: the columns that have a `text`, under their titles. */
export const rowsToCsv = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string =>
  writeRows(columns, rows, standardFormat);

/** The same in a format that is not the standard's. */
export function writeRows<Row>(columns: readonly Column<Row>[], rows: readonly Row[], format: CsvFormat): string {
  const written = columns.flatMap(({ title, text, alsoText = [] }) => (text ? [{ title, text }, ...alsoText] : []));
  const heads = written.map(({ title }) => title);
  return writeCsv([heads, ...rows.map((row) => written.map(({ text }) => text(row)))], format);
}
