import type { SlotProps } from '@atrium/contract';
import { useTranslation } from 'react-i18next';
import { daysPath } from '../../model/recordsPath';
import { StatisticTile } from '../StatisticTile';
import { WidgetPeriod } from './WidgetPeriod';

export default function VisitsNumber({ data }: SlotProps) {
  const { t } = useTranslation('dashboards');
  return (
    <WidgetPeriod data={data}>
      <StatisticTile name="site-traffic" label={t('tiles.traffic')} to={daysPath} />
    </WidgetPeriod>
  );
}
