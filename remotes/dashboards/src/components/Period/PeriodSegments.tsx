import { Segmented } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { type Period, type PeriodKey, periodKeys, rangeOf } from '../../model/period';
import { type PeriodChange, useToday } from '../../state/usePeriod';
import { usePeriodAhead } from '../../state/usePeriodAhead';
import styles from './Period.module.css';

interface Props {
  period: Period;
  onChange: (change: PeriodChange) => void;
  /** As wide as the page. */
  isBlock?: boolean;
}

const named = periodKeys.filter((key) => key !== 'own');

/** The periods that have a name, of which one is shown. */
export function PeriodSegments({ period, onChange, isBlock = false }: Props) {
  const { t } = useTranslation('dashboards');
  const fetchAhead = usePeriodAhead(period);
  const today = useToday();
  const fetchNamed = (key: Exclude<PeriodKey, 'own'>) => fetchAhead(key, rangeOf(key, today));
  return (
    <Segmented<string>
      aria-label={t('period.title')}
      // The chosen one is marked at once: each step of a slide is drawn on the thread that draws the charts.
      motionName=""
      block={isBlock}
      value={period.key}
      onChange={(value) => {
        const key = named.find((one) => one === value);
        if (key) onChange({ key });
      }}
      options={named.map((value) => ({
        value,
        label: (
          <span className={isBlock ? styles.short : undefined} onPointerEnter={() => fetchNamed(value)}>
            {t(`period.${value}`)}
          </span>
        ),
      }))}
      // By the keys that is; who points has pointed at the one that is taken.
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) named.forEach(fetchNamed);
      }}
    />
  );
}
