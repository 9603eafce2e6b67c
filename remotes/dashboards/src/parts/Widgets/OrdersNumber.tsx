import { useTranslation } from 'react-i18next';
import type { SlotProps } from 'shared/contract';
import { salesPath } from '../../model/recordsPath';
import { useShownPeriod } from '../../state/shownPeriod';
import { StatisticTile } from '../Tile/StatisticTile';
import { WidgetPeriod } from './WidgetPeriod';

function Tile() {
  const { t } = useTranslation('dashboards');
  return (
    <StatisticTile name="orders" label={t('tiles.orders')} to={salesPath(useShownPeriod(), { counts: 'orders' })} />
  );
}

/** One number, as a widget of the overview. */
export default function OrdersNumber({ data }: SlotProps) {
  return (
    <WidgetPeriod data={data}>
      <Tile />
    </WidgetPeriod>
  );
}
