import { useTranslation } from 'react-i18next';
import { daysPath, salesPath } from '../../model/recordsPath';
import { Cell } from '../../parts/DashboardPage/Grid';
import { StatisticTile } from '../../parts/Tile/StatisticTile';
import { useShownPeriod } from '../../state/shownPeriod';

/** The numbers over everything else, each asked for by itself. */
export function AnalyticsTiles() {
  const { t } = useTranslation('dashboards');
  const period = useShownPeriod();
  return (
    <>
      <Cell span={3} size="tile">
        <StatisticTile name="subscribers" label={t('tiles.subscribers')} to={daysPath(period)} />
      </Cell>
      <Cell span={3} size="tile">
        <StatisticTile name="orders" label={t('tiles.orders')} to={salesPath(period, { counts: 'orders' })} />
      </Cell>
      <Cell span={3} size="tile">
        <StatisticTile name="site-traffic" label={t('tiles.traffic')} to={daysPath(period)} />
      </Cell>
      <Cell span={3} size="tile">
        <StatisticTile name="newsletter" label={t('tiles.newsletter')} to={daysPath(period)} />
      </Cell>
    </>
  );
}
