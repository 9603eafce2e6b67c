import { useTranslation } from 'react-i18next';
import { CompanyCard } from '../../parts/Cards/CompanyCard';
import { CongratulationsCard } from '../../parts/Cards/CongratulationsCard';
import { MeetupCard } from '../../parts/Cards/MeetupCard';
import { EarningsCard, GoalCard } from '../../parts/Cards/OrderCards';
import { ReportCard } from '../../parts/Cards/ReportCard';
import { StatisticCard } from '../../parts/Cards/StatisticCard';
import { SummaryStrip } from '../../parts/Cards/SummaryStrip';
import { TransactionCard } from '../../parts/Cards/TransactionCard';
import { BrowserCard } from '../../parts/Cards/VisitCards';
import { DashboardPage } from '../../parts/DashboardPage/DashboardPage';
import { Cell, Grid } from '../../parts/DashboardPage/Grid';

/** What is earned and spent, over the period in the URL. */
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
