import { useCallback } from 'react';
import { usePreferences } from '../format/useFormat';
import { useStoredState } from './storedState';

export type Density = 'comfortable' | 'compact';

interface TableMemory {
  /** The keys of the columns that are hidden. */
  hidden: readonly string[];
  /** The keys of the columns in the order that was chosen; those that are not among them stay beside their neighbours. */
  order: readonly string[];
  /** In pixels, by column. */
  widths: Readonly<Record<string, number>>;
  density: Density;
  perPage?: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const readKeys = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];

const readWidths = (stored: unknown): Record<string, number> =>
  Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).flatMap(([key, width]) =>
      typeof width === 'number' && width > 0 ? [[key, width]] : [],
    ),
  );

/** Takes over of something stored what can be understood. */
export function readTableMemory(stored: unknown, usual: Density = 'comfortable'): TableMemory {
  const { hidden, order, widths, density, perPage } = isRecord(stored) ? stored : {};
  return {
    hidden: readKeys(hidden),
    order: readKeys(order),
    widths: readWidths(widths),
    density: density === 'compact' || density === 'comfortable' ? density : usual,
    ...(typeof perPage === 'number' ? { perPage } : {}),
  };
}

/** Stored settings of the table of that name; its density defaults to the person's preference. */
export function useTableMemory(name: string) {
  const { density } = usePreferences();
  const understand = useCallback((stored: unknown) => readTableMemory(stored, density), [density]);
  return useStoredState(`table.${name}`, understand);
}
