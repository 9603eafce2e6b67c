import { useTranslation } from 'react-i18next';
import { measureHeads, minWidth, moveBorder } from './ResizeHandle';
import styles from './TableViewMenu.module.css';
import type { Column } from './tableProps';
import type { TableView } from './useTableView';

interface ColumnWidthProps<Row> {
  view: TableView<Row>;
  column: Pick<Column<Row>, 'key' | 'title'>;
}

const step = 16;

/** Widths of the columns on screen, in the table that has this one; empty where no table has it. */
const widthsBeside = (key: string) =>
  measureHeads(document.querySelector(`th[data-column="${CSS.escape(key)}"]`)?.closest('tr'));

/** Width of a column for the keyboard: the border to its neighbour moves, as by dragging. */
export function ColumnWidth<Row>({ view: { columns, resize }, column: { key, title } }: ColumnWidthProps<Row>) {
  const { t } = useTranslation('kit');
  const widths = widthsBeside(key);
  const shown = columns.filter((other) => other.title && other.key in widths);
  const place = shown.findIndex((other) => other.key === key);
  const neighbour = shown[place + 1] ?? shown[place - 1];
  if (!resize || !neighbour || place < 0) return null;

  // What was set last is not measured before it is on screen.
  const widthOf = (name: string) => {
    const { width } = shown.find((other) => other.key === name) ?? {};
    return typeof width === 'number' ? width : (widths[name] ?? minWidth);
  };
  const isLast = shown.length === place + 1;
  const set = (width: number) => {
    const now = widthsBeside(key);
    const by = width - (now[key] ?? width);
    resize(isLast ? moveBorder(now, [neighbour.key, key], -by) : moveBorder(now, [key, neighbour.key], by));
  };
  return (
    <input
      type="range"
      className={styles.width}
      aria-label={t('table.widthOf', { title })}
      min={minWidth}
      max={widthOf(key) + Math.max(0, widthOf(neighbour.key) - minWidth)}
      step={step}
      value={widthOf(key)}
      onChange={({ target }) => set(target.valueAsNumber)}
    />
  );
}
