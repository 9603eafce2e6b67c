import type { SlotProps } from '@atrium/contract';
import { useTranslation } from 'react-i18next';
import { ordersPath } from '../../model/recordsPath';
import { StatisticTile } from '../StatisticTile';
import { WidgetPeriod } from './WidgetPeriod';

export default function OrdersNumber({ data }: SlotProps) {
  const { t } = useTranslation('dashboards');
  return (
    <WidgetPeriod data={data}>
      <StatisticTile name="orders" label={t('tiles.orders')} to={ordersPath} />
    </WidgetPeriod>
  );
}
