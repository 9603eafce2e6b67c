import type { ReactNode, Ref } from 'react';
import type { Sort } from './tableParams';

/** Value of a cell in an exported file. */
export type CsvCell = string | number | null | undefined;

export interface Selection {
  keys: readonly string[];
  onChange: (keys: string[]) => void;
}

export interface DataTableProps<Row> {
  /** Name of the table, for screen readers: "Users". */
  label: string;
  columns: readonly Column<Row>[];
  /** Absent until the first answer: draws the shape of the rows. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  /** A row in words, for the name of its checkbox. */
  rowLabel?: (row: Row) => string;
  /** Path of a row; its first column becomes the link, and the whole row can be clicked. */
  rowLink?: (row: Row) => string;
  selection?: Selection;
  /** Number of rows on all pages. Absent: no footer. */
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
  /** Shown before the first row exists. */
  empty: ReactNode;
  /** Something is searched for or filtered by: without rows, says so and offers `onClear`. */
  isFiltered?: boolean;
  onClear?: () => void;
  /** Details of a row, shown below it once it is unfolded. */
  renderMore?: (row: Row) => ReactNode;
  /** 44 px for rows of one line, 52 for two, 36 compact. */
  rowHeight?: 36 | 44 | 52;
}

export interface Column<Row> {
  key: string;
  /** Empty for a column of actions. */
  title: string;
  render: (row: Row) => ReactNode;
  /** Its value in an exported file: dates as `YYYY-MM-DD`, amounts as numbers. Absent: it is not exported. */
  text?: (row: Row) => CsvCell;
  /** Further columns of an exported file after this one: "Currency" beside an amount. */
  alsoText?: readonly { title: string; text: (row: Row) => CsvCell }[];
  /** `end` for numbers and dates. */
  align?: 'start' | 'end' | 'center';
  width?: number | string;
  isSortable?: boolean;
  /** Leaves the column out where there is little room: under 1024 or 1440 px. */
  hideBelow?: 'medium' | 'wide';
  /**
   * Place in a row's card on phones: the head of it, at the head's end (as actions do), a line with its
   * title, or nowhere. The first column is the head, one without a title an action, the others lines.
   */
  inCard?: 'head' | 'end' | 'line' | 'none';
}

export type CardPlace = NonNullable<Column<unknown>['inCard']>;

/** Place of a column in a card. */
export function placeInCard<Row>(column: Column<Row>, index: number): CardPlace {
  if (column.inCard) return column.inCard;
  if (index === 0) return 'head';
  return column.title === '' ? 'end' : 'line';
}
