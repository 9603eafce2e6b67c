import { useTranslation } from 'react-i18next';
import { Meter, type PillTone } from 'shared/ui';
import { QueryCard } from 'shared/ui/widget';
import { dashboardsApi } from '../../api/dashboardsApi';
import { type PeriodKey, toCardPeriod } from '../../model/period';
import styles from './DeviceCard.module.css';

const tones: PillTone[] = ['accent', 'teal', 'amber'];
const deviceNames = ['desktop', 'mobile', 'tablet'] as const;

/** Sessions by device, and how far the goals are. */
export function DeviceCard({ period }: { period: PeriodKey }) {
  const { t } = useTranslation('dashboards');
  const devices = dashboardsApi.useGetSessionsDeviceQuery(toCardPeriod(period));
  const goals = dashboardsApi.useGetGoalOverviewQuery();
  const nameOf = (device: string) => {
    const known = deviceNames.find((name) => name === device.toLowerCase());
    return known ? t(`devices.${known}`) : device;
  };
  return (
    <div className={styles.stack}>
      <QueryCard title={t('analytics.devices')} query={devices} rows={3}>
        {({ chart_info }) =>
          chart_info.map(({ name, share }, index) => (
            <Meter key={name} label={nameOf(name)} share={share / 100} tone={tones[index] ?? 'neutral'} />
          ))
        }
      </QueryCard>
      <QueryCard title={t('analytics.goals')} query={goals} rows={2}>
        {({ completed, inProgress }) => (
          <>
            <Meter label={t('analytics.completed')} share={completed / (completed + inProgress || 1)} tone="green" />
            <Meter
              label={t('analytics.inProgress')}
              share={inProgress / (completed + inProgress || 1)}
              tone="neutral"
            />
          </>
        )}
      </QueryCard>
    </div>
  );
}
