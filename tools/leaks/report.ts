import { textTable } from '../textTable';
import type { Counters } from './counters';

export interface Compared {
  app: string;
  before: Counters;
  after: Counters;
}

/** The factor by which a counter may grow between 5 and 20 times. */
const maxGrowth = 1.02;

const names = ['listeners', 'timers', 'styles', 'nodes', 'heap'] as const;

/** The watched counters that have grown too much. */
export const leaksOf = (
  { before, after }: Omit<Compared, 'app'>,
  watched: readonly (keyof Counters)[] = names,
): (keyof Counters)[] => watched.filter((name) => after[name] > before[name] * maxGrowth);

const shown = (name: keyof Counters, value: number) =>
  name === 'heap' ? `${(value / 1e6).toFixed(2)} MB` : `${value}`;

/** A line for each app, with each counter after 5 and after 20 times. */
export function printReport(compared: readonly Compared[]): string {
  return textTable([
    ['', 'app', ...names],
    ...compared.map(({ app, before, after }) => [
      leaksOf({ before, after }).length ? 'LEAKS' : 'ok',
      app,
      ...names.map((name) => `${shown(name, before[name])} → ${shown(name, after[name])}`),
    ]),
  ]);
}
