import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, Icon, Page, Segmented } from 'shared/ui';
import { periodKeys } from '../../model/period';
import { usePeriod } from '../../state/usePeriod';
import { AnalyticsNumbers } from './AnalyticsNumbers';
import styles from './AnalyticsPage.module.css';
import { DeviceCard } from './DeviceCard';
import { RevenueCard } from './RevenueCard';
import { ReviewCard } from './ReviewCard';
import { TimelineCard } from './TimelineCard';
import { useAnalyticsExport } from './useAnalyticsExport';

/** Numbers, revenue, devices and what happened, over the period in the URL. */
export default function AnalyticsPage() {
  const { t } = useTranslation('dashboards');
  const [period, setPeriod] = usePeriod();
  const exportCsv = useAnalyticsExport(period);
  return (
    <Page
      title={t('analytics.title')}
      actions={
        <>
          <Segmented
            aria-label={t('analytics.period')}
            value={period}
            onChange={setPeriod}
            options={periodKeys.map((value) => ({ value, label: t(`periods.${value}`) }))}
          />
          <Button icon={<Icon of={Download} />} onClick={exportCsv}>
            {t('analytics.export')}
          </Button>
        </>
      }
    >
      <AnalyticsNumbers period={period} />
      <div className={styles.wide}>
        <RevenueCard period={period} />
        <DeviceCard period={period} />
      </div>
      <div className={styles.halves}>
        <ReviewCard />
        <TimelineCard />
      </div>
    </Page>
  );
}
