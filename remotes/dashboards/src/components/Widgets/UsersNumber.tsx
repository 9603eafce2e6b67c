import type { SlotProps } from '@atrium/contract';
import { useTranslation } from 'react-i18next';
import { daysPath } from '../../model/recordsPath';
import { StatisticTile } from '../StatisticTile';
import { WidgetPeriod } from './WidgetPeriod';

export default function UsersNumber({ data }: SlotProps) {
  const { t } = useTranslation('dashboards');
  return (
    <WidgetPeriod data={data}>
      <StatisticTile name="active-users" label={t('tiles.users')} to={daysPath} />
    </WidgetPeriod>
  );
}
