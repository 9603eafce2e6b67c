import type { SlotProps } from '@atrium/contract';
import { useTranslation } from 'react-i18next';
import { dashboardsApi } from '../../api/dashboardsApi';
import { ordersPath } from '../../model/recordsPath';
import { useCardQuery, useShownPeriod } from '../../state/shownPeriod';
import { useChartText } from '../Chart/useChartText';
import { Figure } from '../Figure';
import { CourseWidget } from './CourseWidget';
import { WidgetPeriod } from './WidgetPeriod';

function Course() {
  const { t } = useTranslation('dashboards');
  const text = useChartText('count');
  const period = useShownPeriod();
  return (
    <CourseWidget
      title={t('cards.orders')}
      query={dashboardsApi.useGetStatisticQuery({ name: 'orders-bar-chart', ...useCardQuery() })}
      kind="bar"
      unit="count"
      records="orders"
      total={({ value, change }) => (
        <Figure to={ordersPath(period)} change={change}>
          {text.value(value)}
        </Figure>
      )}
    />
  );
}

export default function OrdersCourse({ data }: SlotProps) {
  return (
    <WidgetPeriod data={data}>
      <Course />
    </WidgetPeriod>
  );
}
