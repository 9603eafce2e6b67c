import type { ReactNode } from 'react';
import type { CsvCell } from './csv';

export interface Column<Row> {
  key: string;
  /** Empty for a column of actions. */
  title: string;
  render: (row: Row) => ReactNode;
  /** Its value in an exported file: dates as `YYYY-MM-DD`, amounts as numbers. Absent: it is not exported. */
  text?: (row: Row) => CsvCell;
  /** What an exported file tells besides, in columns of its own after this one: "Currency" beside an amount. */
  alsoText?: readonly { title: string; text: (row: Row) => CsvCell }[];
  /** `end` for numbers and dates. */
  align?: 'start' | 'end' | 'center';
  width?: number | string;
  isSortable?: boolean;
  /** Leaves the column out where there is little room: under 1024 or 1440 px. */
  hideBelow?: 'medium' | 'wide';
  /**
   * Where it is in a row's card on phones: the head of it, at the head's end (as actions do), a line with its
   * title, or nowhere. The first column is the head, one without a title an action, the others lines.
   */
  inCard?: 'head' | 'end' | 'line' | 'none';
}

export type CardPlace = NonNullable<Column<unknown>['inCard']>;

/** Where a column is in a card. */
export function placeInCard<Row>(column: Column<Row>, index: number): CardPlace {
  if (column.inCard) return column.inCard;
  if (index === 0) return 'head';
  return column.title === '' ? 'end' : 'line';
}
