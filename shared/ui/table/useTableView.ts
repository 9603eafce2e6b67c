import { useMemo } from 'react';
import type { Column } from './column';
import { type Density, useTableMemory } from './tableMemory';

export interface TableView<Row> {
  /** The columns that are shown. */
  columns: readonly Column<Row>[];
  /** The columns that one may hide or show: all but the first and those without a title. */
  optional: readonly { key: string; title: string; isShown: boolean }[];
  density: Density;
  /** For `DataTable`. */
  rowHeight: 36 | 52;
  setDensity: (density: Density) => void;
  toggle: (key: string) => void;
}

/**
 * Which columns of a table are shown and how close its rows are: remembered by this browser under the table's name.
 * @param name unique among the tables of all apps: "users"
 */
export function useTableView<Row>(name: string, columns: readonly Column<Row>[]): TableView<Row> {
  const [memory, remember] = useTableMemory(name);
  return useMemo(() => {
    const { hidden, density } = memory;
    const isOptional = ({ title }: Column<Row>, index: number) => index > 0 && title !== '';
    return {
      columns: columns.filter((column, index) => !isOptional(column, index) || !hidden.includes(column.key)),
      optional: columns.filter(isOptional).map(({ key, title }) => ({ key, title, isShown: !hidden.includes(key) })),
      density,
      rowHeight: density === 'compact' ? 36 : 52,
      setDensity: (next) => remember({ ...memory, density: next }),
      toggle: (key) =>
        remember({
          ...memory,
          hidden: hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key],
        }),
    };
  }, [columns, memory, remember]);
}
