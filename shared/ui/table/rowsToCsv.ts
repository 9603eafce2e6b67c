import type { Column } from './column';
import { type CsvCell, toCsv } from './csv';

/** The rows of a table as plain cells: the columns that have a `text`, under their titles. */
export function toCells<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): CsvCell[][] {
  const written = columns.flatMap(({ title, text, alsoText = [] }) => (text ? [{ title, text }, ...alsoText] : []));
  return [written.map(({ title }) => title), ...rows.map((row) => written.map(({ text }) => text(row)))];
}

/**
 * The rows of a table as CSV: the columns that have a `text`, under their titles.
 * @param language the person's, as `toCsv` takes it. Since 3.0.
 */
export const rowsToCsv = <Row>(columns: readonly Column<Row>[], rows: readonly Row[], language?: string): string =>
  toCsv(toCells(columns, rows), language);
