import { useMemo } from 'react';
import type { Column } from './column';
import { moveKey, orderColumns } from './columnOrder';
import { type Density, useTableMemory } from './tableMemory';

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
 * Which columns of a table are shown, in which order and how wide, and how close its rows are: remembered for the
 * account by this browser under the table's name.
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
