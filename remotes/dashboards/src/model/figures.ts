import type { Category, Channel, CustomerKind, SaleStatus } from './sale';

export const devices = ['Desktop', 'Mobile', 'Tablet'] as const;
export type Device = (typeof devices)[number];

export const browsers = ['Chromium', 'Firefox', 'Safari', 'Edge', 'Others'] as const;
export type Browser = (typeof browsers)[number];

/** Figures of every day. Money in minor units, times in seconds. */
export const figureNames = [
  'days',
  'orders',
  'pieces',
  'revenue',
  'expense',
  'target',
  'visits',
  'sessions',
  'sessionTarget',
  'sessionTime',
  'users',
  'returning',
  'subscribers',
  'newsletter',
  'newTickets',
  'doneTickets',
  'answerTime',
] as const;

export type FigureName =
  | (typeof figureNames)[number]
  | `channel.${Channel}`
  | `status.${SaleStatus}`
  | `customer.${CustomerKind}`
  | `category.${Category}`
  | `categoryVisits.${Category}`
  | `device.${Device}`
  | `browser.${Browser}`
  /** Revenue from a company, and visits from its pages. */
  | `company.${string}`
  | `companyVisits.${string}`;

/** Integers by name, so that sums are exact. Missing ones are 0. */
export type Figures = ReadonlyMap<FigureName, number>;

export const figureOf = (figures: Figures, name: FigureName): number => figures.get(name) ?? 0;

export function addFigures(parts: Iterable<Figures>): Figures {
  const sum = new Map<FigureName, number>();
  for (const part of parts) for (const [name, value] of part) sum.set(name, (sum.get(name) ?? 0) + value);
  return sum;
}
