/** Figures of each day, in the order of tables and files. */
export const dayColumns = [
  'revenue',
  'expense',
  'orders',
  'visits',
  'sessions',
  'users',
  'subscribers',
  'newsletter',
  'newTickets',
  'doneTickets',
] as const;
type DayColumn = (typeof dayColumns)[number];

export const isMoneyColumn = (name: DayColumn): boolean => name === 'revenue' || name === 'expense';

export interface ChartTable {
  head: string;
  categories: readonly string[];
  /** A shorter series lacks the last places: a month of 30 days beside one of 31. */
  series: readonly { label: string; data: readonly number[] }[];
}

export const toFileRows = ({ head, categories, series }: ChartTable): (string | number)[][] => [
  [head, ...series.map(({ label }) => label)],
  ...categories.map((category, index) => [category, ...series.map(({ data }) => data[index] ?? '')]),
];
