import { useTranslation } from 'react-i18next';
import { daysPath, salesPath } from '../../model/recordsPath';
import { useShownPeriod } from '../../state/shownPeriod';
import { StatisticCard } from '../Cards/StatisticCard';
import { SummaryStrip } from '../Cards/SummaryStrip';
import { Cell, Grid } from '../DashboardPage/Grid';
import { StatisticTile } from '../Tile/StatisticTile';
import { WidgetPeriod } from '../Widgets/WidgetPeriod';

/** Every card with one number, each asked for by a call of its own. */
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
  const period = useShownPeriod();
  const orders = salesPath(period, { counts: 'orders' });
  const revenue = salesPath(period, { counts: 'revenue' });
  return (
    <>
      <Cell span={6}>
        <StatisticCard name="orders-bar-chart" title={t('cards.orders')} unit="count" kind="bar" to={orders} />
      </Cell>
      <Cell span={6}>
        <StatisticCard name="profit-line-chart" title={t('cards.profit')} unit="money" kind="area" to={revenue} />
      </Cell>
    </>
  );
}

function Tiles() {
  const { t } = useTranslation('dashboards');
  const period = useShownPeriod();
  const days = daysPath(period);
  const tiles = [
    { name: 'subscribers', label: t('tiles.subscribers'), to: days },
    { name: 'revenue', label: t('tiles.revenue'), to: salesPath(period, { counts: 'revenue' }), unit: 'money' },
    { name: 'sales', label: t('samples.sales'), to: salesPath(period, { status: 'Finished' }) },
    { name: 'orders', label: t('tiles.orders'), to: salesPath(period, { counts: 'orders' }) },
    { name: 'site-traffic', label: t('tiles.traffic'), to: days },
    { name: 'active-users', label: t('samples.users'), to: days },
    { name: 'newsletter', label: t('tiles.newsletter'), to: days },
  ] as const;
  return tiles.map((tile) => (
    <Cell key={tile.name}>
      <StatisticTile {...tile} />
    </Cell>
  ));
}
