import { useTranslation } from 'react-i18next';
import type { SlotProps } from 'shared/contract';
import { StatisticCard } from '../Cards/StatisticCard';
import { WidgetPeriod } from './WidgetPeriod';

/** Orders with their course, as a widget of the overview. */
export default function OrdersCourse({ data }: SlotProps) {
  const { t } = useTranslation('dashboards');
  return (
    <WidgetPeriod data={data}>
      <StatisticCard name="orders-bar-chart" title={t('cards.orders')} unit="count" kind="bar" records="orders" />
    </WidgetPeriod>
  );
}
