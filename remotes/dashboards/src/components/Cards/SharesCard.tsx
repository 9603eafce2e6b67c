import { useFormat } from '@atrium/ui';
import { type SeriesStyle, Swatch, seriesStyleAt } from '@atrium/ui/chart';
import type { QueryState } from '@atrium/ui/widget';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useChooseShare } from '../../state/useChooseShare';
import styles from '../Chart/Chart.module.css';
import { ChartCard } from '../Chart/ChartCard';
import { SharesChart } from '../Chart/charts';
import { type Unit, useChartText } from '../Chart/useChartText';

interface Part {
  name: string;
  value: number;
  /** In percent. */
  share: number;
  to?: string;
}

interface Props<Data> {
  title: string;
  query: QueryState<Data>;
  unit: Unit;
  head: string;
  parts: (data: Data) => Part[];
  middle: (data: Data) => string;
  /** The last part is the rest of a goal. */
  hasRest?: boolean;
  foot?: (data: Data) => ReactNode;
}

/** Parts of a whole: a ring with name, share and number of each part. */
export function SharesCard<Data>({ title, query, unit, head, parts, middle, hasRest = false, foot }: Props<Data>) {
  const { t } = useTranslation('dashboards');
  return (
    <ChartCard
      title={title}
      query={query}
      rows={3}
      units={[unit]}
      table={(data) => ({
        head,
        categories: parts(data).map(({ name }) => name),
        series: [{ label: t('chart.number'), data: parts(data).map(({ value }) => value) }],
      })}
      foot={foot}
    >
      {(data) => (
        <Parts
          label={t('chart.label', { title })}
          parts={parts(data)}
          unit={unit}
          middle={middle(data)}
          hasRest={hasRest}
        />
      )}
    </ChartCard>
  );
}

interface PartsProps {
  label: string;
  parts: readonly Part[];
  unit: Unit;
  middle: string;
  hasRest: boolean;
}

function Parts({ label, parts, unit, middle, hasRest }: PartsProps) {
  const text = useChartText(unit);
  const choose = useChooseShare(parts);
  const hasRecords = parts.some(({ to }) => to !== undefined);
  return (
    <div className={styles.sharesSpace}>
      <div className={styles.sharesBody}>
        <div className={styles.ring}>
          <SharesChart
            label={label}
            parts={parts.map(({ name, value }) => ({ name, value }))}
            unit={unit}
            middle={middle}
            hasRest={hasRest}
            {...(hasRecords && { onChoose: choose })}
          />
        </div>
        <ul className={styles.parts}>
          {parts.map((part, index) => (
            <ShareRow
              key={part.name}
              part={part}
              look={seriesStyleAt(index)}
              isRest={hasRest && index === parts.length - 1}
              write={text.value}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}

function ShareRow({
  part: { name, value, share, to },
  look,
  isRest,
  write,
}: {
  part: Part;
  look: SeriesStyle;
  isRest: boolean;
  write: (value: number) => string;
}) {
  const format = useFormat();
  return (
    <li className={styles.part}>
      <Swatch look={look} isRest={isRest} />
      {to ? <Link to={to}>{name}</Link> : <span>{name}</span>}
      <bdi className={styles.amount}>{write(value)}</bdi>
      <bdi className={styles.share}>{format.percent(share / 100)}</bdi>
    </li>
  );
}
