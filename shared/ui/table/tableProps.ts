import type { ReactNode, Ref } from 'react';
import type { Column } from './column';
import type { Sort } from './tableParams';

export interface Selection {
  keys: readonly string[];
  onChange: (keys: string[]) => void;
}

export interface DataTableProps<Row> {
  /** What the rows are, for screen readers: "Users". */
  label: string;
  columns: readonly Column<Row>[];
  /** Absent until the first answer: draws the shape of the rows. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  /** A row in words, for the name of its checkbox. */
  rowLabel?: (row: Row) => string;
  /** Where a row leads; its first column becomes the link, and the whole row can be clicked. */
  rowLink?: (row: Row) => string;
  selection?: Selection;
  /** How many there are on all pages. Absent: draws no footer. */
  total?: number;
  page?: number;
  perPage?: number;
  perPageOptions?: readonly number[];
  onPage?: (page: number, perPage: number) => void;
  sort?: Sort | undefined;
  onSort?: (sort: Sort | undefined) => void;
  /** Puts a column in the place of another: its head can be dragged there. */
  onMoveColumn?: (key: string, to: string) => void;
  /** Sets widths in pixels by column: the borders between the heads can be moved. */
  onResizeColumns?: (widths: Record<string, number>) => void;
  /** The query of the address of a page: its number is a link then. */
  pageSearch?: (page: number) => string;
  /** The element around the rows, for what leads through them. */
  ref?: Ref<HTMLDivElement>;
  /** Newer rows are on their way: a line runs over the ones on screen. */
  isStale?: boolean;
  error?: unknown;
  onRetry?: () => void;
  /** What is there before the first row exists. */
  empty: ReactNode;
  /** Something is searched for or filtered by: without rows, says so and offers `onClear`. */
  isFiltered?: boolean;
  onClear?: () => void;
  /** What more there is to a row: shown below it once it is unfolded. */
  renderMore?: (row: Row) => ReactNode;
  /** 44 px for rows of one line, 52 for two, 36 compact. */
  rowHeight?: 36 | 44 | 52;
}
