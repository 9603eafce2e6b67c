import { useMemo } from 'react';
import { type Density, useTableMemory } from './tableMemory';
import type { Column } from './tableProps';

export interface TableView<Row> {
  /** The columns that are shown, in the order and with the widths that were chosen. */
  columns: readonly Column<Row>[];
  /** The columns that one may hide or show: all but the first and those without a title. */
  optional: readonly { key: string; title: string; isShown: boolean }[];
  density: Density;
  /** For `DataTable`. */
  rowHeight: 36 | 52;
  setDensity: (density: Density) => void;
  toggle: (key: string) => void;
  /** Puts a column in the place of another. */
  move?: (key: string, to: string) => void;
  /** Sets widths in pixels, by column. */
  resize?: (widths: Readonly<Record<string, number>>) => void;
  /** Back to the order, the widths and the columns of the beginning; absent where nothing was changed. */
  reset?: () => void;
}

/**
 * Columns of a table: visibility, order, width and row density, stored for the account in this browser under the
 * table's name.
 * @param name unique among the tables of all apps: "notes"
 */
export function useTableView<Row>(name: string, columns: readonly Column<Row>[]): TableView<Row> {
  const [memory, remember] = useTableMemory(name);
  return useMemo(() => {
    const { hidden, density, order, widths } = memory;
    const [first] = columns;
    const isOptional = ({ key, title }: Column<Row>) => key !== first?.key && title !== '';
    const ordered = orderColumns(columns, order);
    const isChanged = hidden.length > 0 || order.length > 0 || Object.keys(widths).length > 0;
    return {
      columns: ordered
        .filter((column) => !isOptional(column) || !hidden.includes(column.key))
        .map((column) => ({ ...column, width: widths[column.key] ?? column.width })),
      optional: ordered.filter(isOptional).map(({ key, title }) => ({ key, title, isShown: !hidden.includes(key) })),
      density,
      rowHeight: density === 'compact' ? 36 : 52,
      setDensity: (next) => remember({ ...memory, density: next }),
      toggle: (key) =>
        remember({
          ...memory,
          hidden: hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key],
        }),
      move: (key, to) =>
        remember({
          ...memory,
          order: moveKey(
            ordered.map((column) => column.key),
            key,
            to,
          ),
        }),
      resize: (next) => remember({ ...memory, widths: { ...widths, ...next } }),
      ...(isChanged && { reset: () => remember({ ...memory, hidden: [], order: [], widths: {} }) }),
    };
  }, [columns, memory, remember]);
}

interface Keyed {
  key: string;
}

/** Columns in the order that was chosen. One that is new since then comes after the one that it is declared after. */
export function orderColumns<Column extends Keyed>(columns: readonly Column[], order: readonly string[]): Column[] {
  const known = order.filter((key) => columns.some((column) => column.key === key));
  columns.forEach(({ key }, place) => {
    if (known.includes(key)) return;
    const before = columns[place - 1];
    known.splice(before ? known.indexOf(before.key) + 1 : 0, 0, key);
  });
  return known.flatMap((key) => columns.find((column) => column.key === key) ?? []);
}

/** The keys with one of them moved to the place of another. */
export function moveKey(keys: readonly string[], key: string, to: string): string[] {
  const target = keys.indexOf(to);
  if (target < 0 || !keys.includes(key)) return [...keys];
  const moved = keys.filter((other) => other !== key);
  moved.splice(target, 0, key);
  return moved;
}
