import { useTranslation } from 'react-i18next';
import type { SlotProps } from 'shared/contract';
import { daysPath } from '../../model/recordsPath';
import { useShownPeriod } from '../../state/shownPeriod';
import { StatisticTile } from '../Tile/StatisticTile';
import { WidgetPeriod } from './WidgetPeriod';

function Tile() {
  const { t } = useTranslation('dashboards');
  return <StatisticTile name="subscribers" label={t('tiles.subscribers')} to={daysPath(useShownPeriod())} />;
}

/** One number, as a widget of the overview. */
export default function SubscribersNumber({ data }: SlotProps) {
  return (
    <WidgetPeriod data={data}>
      <Tile />
    </WidgetPeriod>
  );
}
