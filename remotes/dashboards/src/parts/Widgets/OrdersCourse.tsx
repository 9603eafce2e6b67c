import { useTranslation } from 'react-i18next';
import type { SlotProps } from 'shared/contract';
import { salesPath } from '../../model/recordsPath';
import { useShownPeriod } from '../../state/shownPeriod';
import { StatisticCard } from '../Cards/StatisticCard';
import { WidgetPeriod } from './WidgetPeriod';

function OrdersCard() {
  const { t } = useTranslation('dashboards');
  const to = salesPath(useShownPeriod(), { counts: 'orders' });
  return <StatisticCard name="orders-bar-chart" title={t('cards.orders')} unit="count" kind="bar" to={to} />;
}

/** Orders with their course, as a widget of the overview. */
export default function OrdersCourse({ data }: SlotProps) {
  return (
    <WidgetPeriod data={data}>
      <OrdersCard />
    </WidgetPeriod>
  );
}
