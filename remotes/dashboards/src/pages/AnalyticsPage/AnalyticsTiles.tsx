import { useTranslation } from 'react-i18next';
import { daysPath, finishedPath, ordersPath } from '../../model/recordsPath';
import { Cell, Pair } from '../../components/DashboardPage/Grid';
import { StatisticTile } from '../../components/Tile/StatisticTile';

/** The numbers over everything else, each asked for by itself. */
export function AnalyticsTiles() {
  const { t } = useTranslation('dashboards');
  const tiles = [
    { name: 'subscribers', label: t('tiles.subscribers'), to: daysPath },
    { name: 'orders', label: t('tiles.orders'), to: ordersPath },
    { name: 'site-traffic', label: t('tiles.traffic'), to: daysPath },
    { name: 'active-users', label: t('tiles.users'), to: daysPath },
  ] as const;
  return tiles.map((tile) => (
    <Cell key={tile.name} span={3} size="tile">
      <StatisticTile {...tile} isBrief />
    </Cell>
  ));
}

/** Two more, for the room over another card. */
export function FurtherTiles() {
  const { t } = useTranslation('dashboards');
  return (
    <Pair>
      <StatisticTile name="sales" label={t('tiles.sales')} to={finishedPath} isBrief />
      <StatisticTile name="newsletter" label={t('tiles.newsletter')} to={daysPath} isBrief />
    </Pair>
  );
}
