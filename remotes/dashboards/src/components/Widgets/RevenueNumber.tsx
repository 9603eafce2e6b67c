import type { SlotProps } from '@atrium/contract';
import { useTranslation } from 'react-i18next';
import { revenuePath } from '../../model/recordsPath';
import { StatisticTile } from '../StatisticTile';
import { WidgetPeriod } from './WidgetPeriod';

export default function RevenueNumber({ data }: SlotProps) {
  const { t } = useTranslation('dashboards');
  return (
    <WidgetPeriod data={data}>
      <StatisticTile name="revenue" label={t('tiles.revenue')} unit="money" to={revenuePath} />
    </WidgetPeriod>
  );
}
