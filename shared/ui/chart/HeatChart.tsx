import { useFormat } from '../format/useFormat';
import styles from './HeatChart.module.css';

const levels = 5;

/** The tone of a value among others whose largest is `most`: 0 for nothing, up to 5. */
export function heatLevel(value: number, greatest: number): number {
  if (value <= 0 || greatest <= 0) return 0;
  return Math.min(levels, Math.ceil((value / greatest) * levels));
}

export interface HeatChartProps {
  label: string;
  columns: readonly string[];
  rows: readonly { label: string; values: readonly number[] }[];
}

/** Numbers over two lists of names: the more, the darker, and each can be read. */
export function HeatChart({ label, columns, rows }: HeatChartProps) {
  const format = useFormat();
  const greatest = Math.max(...rows.flatMap(({ values }) => values));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label: row, values }) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {columns.map((column, at) => (
                <td key={column} data-level={heatLevel(values[at] ?? 0, greatest)}>
                  <bdi>{format.compact(values[at] ?? 0)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
