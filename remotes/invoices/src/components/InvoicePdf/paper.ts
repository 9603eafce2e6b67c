import type { WrittenSum } from '../InvoiceDocument/writeSums';

export type Fact = readonly [name: string, value: string];

export interface Paper {
  /** "Invoice 5036": on every page. */
  title: string;
  seller: readonly string[];
  facts: readonly Fact[];
  client: { title: string; lines: readonly string[] };
  payment: { title: string; facts: readonly Fact[] } | null;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  sums: readonly WrittenSum[];
  note: { title: string; text: string } | null;
  stub: { title: string; facts: readonly Fact[] } | null;
  /** "Page 2 of 3". */
  pageOf: (page: number, pages: number) => string;
}

export const textsOf = ({ title, facts, client, payment, columns, rows, sums, note }: Paper): string[] => [
  title,
  ...facts.flat(),
  ...client.lines,
  ...(payment?.facts.flat() ?? []),
  ...columns,
  ...rows.flat(),
  ...sums.flatMap(({ name, amount }) => [name, amount]),
  note?.text ?? '',
];
