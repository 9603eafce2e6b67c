/** The figures of each day, in the order of tables and files. */
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
export type DayColumn = (typeof dayColumns)[number];

export const isMoneyColumn = (name: DayColumn): boolean => name === 'revenue' || name === 'expense';
