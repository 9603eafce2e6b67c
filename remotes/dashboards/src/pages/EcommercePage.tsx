import { useTranslation } from 'react-i18next';
import { CompanyCard } from '../components/Cards/CompanyCard';
import { CongratulationsCard } from '../components/Cards/CongratulationsCard';
import { MeetupCard } from '../components/Cards/MeetupCard';
import { EarningsCard, GoalCard } from '../components/Cards/OrderCards';
import { ReportCard } from '../components/Cards/ReportCard';
import { StatisticCard } from '../components/Cards/StatisticCard';
import { SummaryStrip } from '../components/Cards/SummaryStrip';
import { TransactionCard } from '../components/Cards/TransactionCard';
import { BrowserCard } from '../components/Cards/VisitCards';
import { DashboardPage } from '../components/DashboardPage/DashboardPage';
import { Cell, Grid } from '../components/DashboardPage/Grid';

export default function EcommercePage() {
  const { t } = useTranslation('dashboards');
  return (
    <DashboardPage title={t('ecommerce.title')}>
      <SummaryStrip />
      <Grid>
        <Cell span={6}>
          <ReportCard />
        </Cell>
        <Cell span={3}>
          <StatisticCard name="orders-bar-chart" title={t('cards.orders')} unit="count" kind="bar" records="orders" />
        </Cell>
        <Cell span={3}>
          <StatisticCard
            name="profit-line-chart"
            title={t('cards.profit')}
            unit="money"
            kind="area"
            records="revenue"
          />
        </Cell>
        <Cell span={6} size="l">
          <CompanyCard />
        </Cell>
        <Cell span={3} size="l" phone="l">
          <EarningsCard />
        </Cell>
        <Cell span={3} size="l" phone="l">
          <TransactionCard />
        </Cell>
        <Cell span={3} size="s">
          <CongratulationsCard />
        </Cell>
        <Cell span={3} size="s">
          <GoalCard />
        </Cell>
        <Cell span={3} size="s" phone="s">
          <BrowserCard />
        </Cell>
        <Cell span={3} size="s">
          <MeetupCard />
        </Cell>
      </Grid>
    </DashboardPage>
  );
}
