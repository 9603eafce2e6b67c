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
  /** Texts below the sums: exemption, terms, note. */
  notes: readonly { title: string; text: string }[];
  stub: { title: string; facts: readonly Fact[] } | null;
  /** "Page 2 of 3". */
  pageOf: (page: number, pages: number) => string;
}

/** All texts of a paper, as far as people wrote them. */
export const textsOf = ({
  title,
  seller,
  facts,
  client,
  payment,
  columns,
  rows,
  sums,
  notes,
  stub,
}: Paper): string[] => [
  title,
  ...seller,
  ...facts.flat(),
  client.title,
  ...client.lines,
  ...(payment?.facts.flat() ?? []),
  ...columns,
  ...rows.flat(),
  ...sums.flatMap(({ name, amount }) => [name, amount]),
  ...notes.flatMap((note) => [note.title, note.text]),
  ...(stub?.facts.flat() ?? []),
];
