import type { ComponentType } from 'react';
import { CustomersCard, EarningsCard, GoalCard, ProductOrdersCard } from '../Cards/OrderCards';
import { RadarCard } from '../Cards/RadarCard';
import { ReportCard } from '../Cards/ReportCard';
import { RevenueCard } from '../Cards/RevenueCard';
import { SessionsCard } from '../Cards/SessionsCard';
import { SupportCard } from '../Cards/SupportCard';
import { DeviceCard } from '../Cards/VisitCards';
import { Cell, Grid } from '../DashboardPage/Grid';
import { WidgetPeriod } from '../Widgets/WidgetPeriod';

const Revenue = () => <RevenueCard hasNotes={false} />;

const cards: readonly ComponentType[] = [
  SupportCard,
  SessionsCard,
  ReportCard,
  GoalCard,
  Revenue,
  ProductOrdersCard,
  DeviceCard,
  CustomersCard,
  EarningsCard,
  RadarCard,
];

export default function AnalyticsSamples() {
  return (
    <WidgetPeriod data={undefined}>
      <Grid>
        {cards.map((Drawn, index) => (
          <Cell key={index} span={6}>
            <Drawn />
          </Cell>
        ))}
      </Grid>
    </WidgetPeriod>
  );
}
