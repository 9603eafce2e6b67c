import type { SlotProps } from '@atrium/contract';
import { useTranslation } from 'react-i18next';
import { dashboardsApi } from '../../api/dashboardsApi';
import { changeOf } from '../../model/period';
import { revenuePath } from '../../model/recordsPath';
import { useCardQuery, useShownPeriod } from '../../state/shownPeriod';
import { useChartText } from '../Chart/useChartText';
import { Figure } from '../Figure';
import { CourseWidget } from './CourseWidget';
import { WidgetPeriod } from './WidgetPeriod';

function Course() {
  const { t } = useTranslation('dashboards');
  const text = useChartText('money');
  const period = useShownPeriod();
  return (
    <CourseWidget
      title={t('cards.revenue')}
      query={dashboardsApi.useGetRevenueQuery(useCardQuery())}
      kind="area"
      unit="money"
      records="revenue"
      total={({ thisMonth, lastMonth }) => (
        <Figure to={revenuePath(period)} change={changeOf({ value: thisMonth, before: lastMonth })}>
          {text.value(thisMonth)}
        </Figure>
      )}
    />
  );
}

export default function RevenueCourse({ data }: SlotProps) {
  return (
    <WidgetPeriod data={data}>
      <Course />
    </WidgetPeriod>
  );
}
