import { useTranslation } from 'react-i18next';
import { daysPath, finishedPath, ordersPath, revenuePath } from '../../model/recordsPath';
import { StatisticCard } from '../Cards/StatisticCard';
import { SummaryStrip } from '../Cards/SummaryStrip';
import { Cell, Grid } from '../DashboardPage/Grid';
import { StatisticTile } from '../StatisticTile';
import { WidgetPeriod } from '../Widgets/WidgetPeriod';

export default function StatisticSamples() {
  return (
    <WidgetPeriod data={undefined}>
      <SummaryStrip />
      <Grid>
        <Courses />
        <Tiles />
      </Grid>
    </WidgetPeriod>
  );
}

function Courses() {
  const { t } = useTranslation('dashboards');
  return (
    <>
      <Cell span={6}>
        <StatisticCard name="orders-bar-chart" title={t('cards.orders')} unit="count" kind="bar" records="orders" />
      </Cell>
      <Cell span={6}>
        <StatisticCard name="profit-line-chart" title={t('cards.profit')} unit="money" kind="area" records="revenue" />
      </Cell>
    </>
  );
}

function Tiles() {
  const { t } = useTranslation('dashboards');
  const tiles = [
    { name: 'subscribers', label: t('tiles.subscribers'), to: daysPath },
    { name: 'revenue', label: t('tiles.revenue'), to: revenuePath, unit: 'money' },
    { name: 'sales', label: t('tiles.sales'), to: finishedPath },
    { name: 'orders', label: t('tiles.orders'), to: ordersPath },
    { name: 'site-traffic', label: t('tiles.traffic'), to: daysPath },
    { name: 'active-users', label: t('tiles.users'), to: daysPath },
    { name: 'newsletter', label: t('tiles.newsletter'), to: daysPath },
  ] as const;
  return tiles.map((tile) => (
    <Cell key={tile.name}>
      <StatisticTile {...tile} />
    </Cell>
  ));
}
