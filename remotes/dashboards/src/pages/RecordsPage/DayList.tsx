import { EmptyState, FilterChip, Toolbar } from '@atrium/ui';
import { DataTable } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { dashboardsApi } from '../../api/dashboardsApi';
import { readSegment, segments } from '../../model/segment';
import { toCardQuery, useShownPeriod } from '../../state/shownPeriod';
import { useSegmentName } from '../../state/useSegmentName';
import { useDayColumns } from './useDayColumns';

/** Every number of each day of the period, or of each month of a long one, under what they add up to. */
export function DayList() {
  const { t } = useTranslation('dashboards');
  const period = useShownPeriod();
  const nameOf = useSegmentName();
  const [search, setSearch] = useSearchParams();
  const segment = readSegment(search.get('segment'));
  const { data, error, refetch } = dashboardsApi.useGetDaysQuery({ ...toCardQuery(period), segment });
  const choose = (value: string | undefined) =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      if (value === undefined) next.delete('segment');
      else next.set('segment', value);
      return next;
    });
  return (
    <>
      <Toolbar label={t('records.filter')}>
        <FilterChip
          label={t('records.segment')}
          options={segments.map((value) => ({ value, label: nameOf(value) }))}
          value={segment}
          onChange={choose}
        />
      </Toolbar>
      <DataTable
        label={t('records.days')}
        columns={useDayColumns(segment)}
        rows={data && [data.sum, ...data.days.toReversed()]}
        rowKey={({ category }) => category}
        error={error}
        onRetry={refetch}
        empty={<EmptyState picture="document" title={t('records.empty')} text={t('records.emptyText')} />}
      />
    </>
  );
}
