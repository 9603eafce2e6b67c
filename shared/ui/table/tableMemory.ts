import { useStoredState } from './storedState';

export type Density = 'comfortable' | 'compact';

/** What is remembered of a table from one visit to the next. */
export interface TableMemory {
  /** The keys of the columns that are hidden. */
  hidden: readonly string[];
  density: Density;
  perPage?: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Takes over of something stored what can be understood. */
export function readTableMemory(stored: unknown): TableMemory {
  const { hidden, density, perPage } = isRecord(stored) ? stored : {};
  return {
    hidden: Array.isArray(hidden) ? hidden.filter((key) => typeof key === 'string') : [],
    density: density === 'compact' ? 'compact' : 'comfortable',
    ...(typeof perPage === 'number' ? { perPage } : {}),
  };
}

/** What this browser remembers of the table of that name. */
export const useTableMemory = (name: string) => useStoredState(`table.${name}`, readTableMemory);
