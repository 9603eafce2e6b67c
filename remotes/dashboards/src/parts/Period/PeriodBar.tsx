import { useTranslation } from 'react-i18next';
import { Segmented, useFormat } from 'shared/ui';
import { type Period, type PeriodKey, periodKeys, rangeOf } from '../../model/period';
import { type PeriodChange, useToday } from '../../state/usePeriod';
import { usePeriodAhead } from '../../state/usePeriodAhead';
import { CompareMenu } from './CompareMenu';
import { OwnRange } from './OwnRange';
import styles from './PeriodBar.module.css';
import { ViewMenu } from './ViewMenu';

interface Props {
  period: Period;
  onChange: (change: PeriodChange) => void;
}

const named = periodKeys.filter((key) => key !== 'own');

/** Which days all cards show, and what they are compared with. */
export function PeriodBar({ period, onChange }: Props) {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const fetchAhead = usePeriodAhead(period);
  const today = useToday();
  const fetchNamed = (key: Exclude<PeriodKey, 'own'>) => fetchAhead(key, rangeOf(key, today));
  const { range, before } = period;
  return (
    <div className={styles.bar}>
      <div className={styles.choices}>
        <Segmented<string>
          aria-label={t('period.title')}
          // The chosen one is marked at once: each step of a slide is drawn on the thread that draws the charts.
          motionName=""
          value={period.key}
          onChange={(value) => {
            const key = named.find((one) => one === value);
            if (key) onChange({ key });
          }}
          options={named.map((value) => ({
            value,
            label: <span onPointerEnter={() => fetchNamed(value)}>{t(`period.${value}`)}</span>,
          }))}
          // By the keys that is; who points has pointed at the one that is taken.
          onFocus={({ target }) => {
            if (target.matches(':focus-visible')) named.forEach(fetchNamed);
          }}
        />
        <OwnRange
          period={period}
          onEnter={(own) => fetchAhead('own', own)}
          onChange={(own) => onChange({ range: own })}
        />
        <CompareMenu comparison={period.comparison} onChange={(comparison) => onChange({ comparison })} />
        <ViewMenu />
      </div>
      <p className={styles.range}>
        <bdi>{format.dateRange(range.from, range.to)}</bdi>
        {before && (
          <>
            {' '}
            · <bdi>{t('period.against', { range: format.dateRange(before.from, before.to) })}</bdi>
          </>
        )}
      </p>
    </div>
  );
}
