import { IconButton } from '@atrium/ui';
import { QueryCard, type QueryState } from '@atrium/ui/widget';
import { ChartLine, Table2 } from 'lucide-react';
import { memo, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartTable } from '../../model/chartTable';
import type { RecordKind } from '../../model/recordsPath';
import styles from './Chart.module.css';
import { ChartFileMenu } from './ChartFileMenu';
import { ChartRows } from './ChartRows';
import { type Unit, useChartText } from './useChartText';

interface ChartToolsProps {
  title: string;
  isTable: boolean;
  onTable: (isTable: boolean) => void;
  rows: RefObject<() => ChartTable>;
  picture: RefObject<HTMLElement | null>;
}

/** Table view and exports of a chart. Rendered once, independent of the numbers. */
const ChartTools = memo(function ChartTools({ title, isTable, onTable, rows, picture }: ChartToolsProps) {
  const { t } = useTranslation('dashboards');
  return (
    <>
      <IconButton
        label={isTable ? t('chart.asChart', { title }) : t('chart.asTable', { title })}
        icon={isTable ? ChartLine : Table2}
        onClick={() => onTable(!isTable)}
      />
      <ChartFileMenu title={title} table={() => rows.current()} picture={isTable ? undefined : picture} />
    </>
  );
});

interface Props<Data> {
  title: string;
  query: QueryState<Data>;
  /** Placeholder rows while loading: not more than will come. */
  rows?: number;
  units: readonly Unit[];
  table: (data: Data) => ChartTable;
  total?: ((data: Data) => ReactNode) | undefined;
  legend?: ReactNode;
  records?: RecordKind;
  controls?: ReactNode;
  children: (data: Data) => ReactNode;
  /** Content beside chart or table, or below without room. */
  aside?: (data: Data) => ReactNode;
  foot?: ((data: Data) => ReactNode) | undefined;
}

const noRows = (): ChartTable => ({ head: '', categories: [], series: [] });

/** Card with a chart that is also available as table, CSV file and picture. */
export function ChartCard<Data>({
  title,
  query,
  rows: loadingRows = 5,
  units,
  table,
  total,
  legend,
  records,
  controls,
  children,
  aside,
  foot,
}: Props<Data>) {
  const { t } = useTranslation('dashboards');
  const [isTable, setTable] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const first = useChartText(units[0] ?? 'count');
  const second = useChartText(units[1] ?? units[0] ?? 'count');
  const { data } = query;
  const rows = useRef<() => ChartTable>(noRows);
  useEffect(() => {
    if (data !== undefined) rows.current = () => table(data);
  });
  const end = data !== undefined && (
    <span className={styles.end}>
      {controls}
      <ChartTools title={title} isTable={isTable} onTable={setTable} rows={rows} picture={body} />
    </span>
  );
  return (
    <div className={styles.card} ref={body}>
      <QueryCard title={title} query={query} rows={loadingRows} end={end}>
        {(loaded) => (
          <>
            {(total || legend) && (
              <div className={styles.total}>
                {total?.(loaded)}
                {legend && <span className={styles.legend}>{legend}</span>}
              </div>
            )}
            <Split aside={aside?.(loaded)}>
              {isTable ? (
                <ChartRows
                  label={t('chart.table', { title })}
                  table={table(loaded)}
                  writeCategory={first.place}
                  write={[first.value, second.value]}
                  records={records}
                />
              ) : (
                children(loaded)
              )}
            </Split>
            {foot?.(loaded)}
          </>
        )}
      </QueryCard>
    </div>
  );
}

function Split({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  if (!aside) return children;
  return (
    <div className={styles.split}>
      <div className={styles.splitMain}>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
