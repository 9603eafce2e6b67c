import { Swatch } from '@atrium/ui/chart';
import { useTranslation } from 'react-i18next';
import { useShownPeriod } from '../../state/shownPeriod';
import styles from '../Chart/Chart.module.css';

export function useTimeNames() {
  const { t } = useTranslation('dashboards');
  return { head: t('chart.date'), now: t('chart.now'), before: t('chart.before') };
}

export function TimeLegend({ isBar = false, isQuiet = false }: { isBar?: boolean; isQuiet?: boolean }) {
  const { t } = useTranslation('dashboards');
  const { before } = useShownPeriod();
  if (!before) return null;
  return (
    <>
      <span className={styles.sign}>
        <Swatch look="plain" isQuiet={isQuiet} kind={isBar ? 'area' : 'stroke'} />
        {t('chart.now')}
      </span>
      <span className={styles.sign}>
        <Swatch look="line" kind="dashed" />
        {t('chart.before')}
      </span>
    </>
  );
}
