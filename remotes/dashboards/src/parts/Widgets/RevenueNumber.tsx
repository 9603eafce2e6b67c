import { useTranslation } from 'react-i18next';
import type { SlotProps } from 'shared/contract';
import { salesPath } from '../../model/recordsPath';
import { useShownPeriod } from '../../state/shownPeriod';
import { StatisticTile } from '../Tile/StatisticTile';
import { WidgetPeriod } from './WidgetPeriod';

function Tile() {
  const { t } = useTranslation('dashboards');
  return (
    <StatisticTile
      name="revenue"
      label={t('tiles.revenue')}
      unit="money"
      to={salesPath(useShownPeriod(), { counts: 'revenue' })}
    />
  );
}

/** One number, as a widget of the overview. */
export default function RevenueNumber({ data }: SlotProps) {
  return (
    <WidgetPeriod data={data}>
      <Tile />
    </WidgetPeriod>
  );
}
