import { Slot } from '@atrium/sdk';
import { Card, LoadingRows } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { CongratulationsCard } from '../components/Cards/CongratulationsCard';
import { CustomersCard, GoalCard, ProductOrdersCard } from '../components/Cards/OrderCards';
import { RadarCard } from '../components/Cards/RadarCard';
import { RevenueCard } from '../components/Cards/RevenueCard';
import { SessionsCard } from '../components/Cards/SessionsCard';
import { SupportCard } from '../components/Cards/SupportCard';
import { TimelineCard } from '../components/Cards/TimelineCard';
import { DeviceCard } from '../components/Cards/VisitCards';
import { DashboardPage } from '../components/DashboardPage/DashboardPage';
import { Cell, Grid, Pair, Stack } from '../components/DashboardPage/Grid';
import { StatisticTile } from '../components/StatisticTile';
import { daysPath, finishedPath, ordersPath } from '../model/recordsPath';

function AnalyticsTiles() {
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

function FurtherTiles() {
  const { t } = useTranslation('dashboards');
  return (
    <Pair>
      <StatisticTile name="sales" label={t('tiles.sales')} to={finishedPath} isBrief />
      <StatisticTile name="newsletter" label={t('tiles.newsletter')} to={daysPath} isBrief />
    </Pair>
  );
}

/** Readers, buyers and events over the period in the URL. */
export default function AnalyticsPage() {
  const { t } = useTranslation('dashboards');
  return (
    <DashboardPage title={t('analytics.title')}>
      <Grid>
        <AnalyticsTiles />
        <Cell span={8} size="l">
          <RevenueCard />
        </Cell>
        <Cell size="l">
          <Stack>
            <DeviceCard />
            <GoalCard />
          </Stack>
        </Cell>
        <Cell span={8} size="l">
          <SessionsCard />
        </Cell>
        <Cell size="l">
          <Stack>
            <FurtherTiles />
            <CongratulationsCard />
          </Stack>
        </Cell>
        <Cell size="s">
          <SupportCard />
        </Cell>
        <Cell size="s">
          <ProductOrdersCard />
        </Cell>
        <Cell size="s">
          <CustomersCard />
        </Cell>
        <Cell span={7} size="m" phone="l">
          <RadarCard />
        </Cell>
        <Cell span={5} size="m" phone="m">
          <TimelineCard />
        </Cell>
        <Slot
          name="dashboards.analytics"
          fallback={
            <Card>
              <LoadingRows rows={5} shape="line" />
            </Card>
          }
        >
          {(_, content) => <Cell span={12}>{content}</Cell>}
        </Slot>
      </Grid>
    </DashboardPage>
  );
}
