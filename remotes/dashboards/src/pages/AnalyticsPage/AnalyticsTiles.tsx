import { useTranslation } from 'react-i18next';
import { daysPath, ordersPath } from '../../model/recordsPath';
import { Cell } from '../../parts/DashboardPage/Grid';
import { StatisticTile } from '../../parts/Tile/StatisticTile';

/** The numbers over everything else, each asked for by itself. */
export function AnalyticsTiles() {
  const { t } = useTranslation('dashboards');
  return (
    <>
      <Cell span={3} size="tile">
        <StatisticTile name="subscribers" label={t('tiles.subscribers')} to={daysPath} />
      </Cell>
      <Cell span={3} size="tile">
        <StatisticTile name="orders" label={t('tiles.orders')} to={ordersPath} />
      </Cell>
      <Cell span={3} size="tile">
        <StatisticTile name="site-traffic" label={t('tiles.traffic')} to={daysPath} />
      </Cell>
      <Cell span={3} size="tile">
        <StatisticTile name="newsletter" label={t('tiles.newsletter')} to={daysPath} />
      </Cell>
    </>
  );
}
