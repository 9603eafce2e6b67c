import { useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { Period } from '../../model/period';
import styles from './Period.module.css';

/** Which days are shown, and which they are compared with. */
export function PeriodDates({ period: { range, before } }: { period: Period }) {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  return (
    <p className={styles.range}>
      <bdi>{format.dateRange(range.from, range.to)}</bdi>
      {before && (
        <>
          {' '}
          · <bdi>{t('period.against', { range: format.dateRange(before.from, before.to) })}</bdi>
        </>
      )}
    </p>
  );
}
