import { useRuntime } from '@atrium/sdk';
import { ErrorState, LoadingRows, weekStartOf } from '@atrium/ui';
import { useGetItemsQuery, useGetScheduleQuery } from '../../api/contentApi';
import { spanOf } from '../../model/scheduleView';
import { ownZone } from '../../model/zonedTime';
import { useItemActions } from '../../state/useItemActions';
import { ScheduleBar } from './ScheduleBar';
import { ScheduleBoard } from './ScheduleBoard';
import styles from './SchedulePage.module.css';
import { useScheduleAddress } from './useScheduleAddress';
import { useZones } from './useZones';

const maxListed = 200;

/** Schedule: planned, approved without a time, and failed items. */
export default function SchedulePage() {
  const address = useScheduleAddress();
  const actions = useItemActions();
  const { languages } = useRuntime();
  const { view, day } = address;
  const inDays = useGetScheduleQuery(spanOf(view, day, weekStartOf(languages.get()), ownZone()), {
    skip: view === 'list',
  });
  const listed = useGetItemsQuery(
    { status: ['scheduled'], sortBy: 'scheduledAt', perPage: maxListed },
    { skip: view !== 'list' },
  );
  const approved = useGetItemsQuery({ status: ['approved'], sortBy: 'dueAt', perPage: maxListed });
  const failed = useGetItemsQuery({ status: ['failed'], sortBy: 'updatedAt', perPage: maxListed });
  const planned = view === 'list' ? listed : inDays;
  const zones = useZones(planned.data?.items ?? []);
  const queries = [planned, approved, failed];
  const failing = queries.find(({ error, data }) => error && !data);
  return (
    <div className={styles.page}>
      <ScheduleBar address={address} zones={zones} />
      {failing ? (
        <ErrorState
          error={failing.error}
          onRetry={() => queries.forEach(({ refetch }) => void refetch())}
          isRetrying={failing.isFetching}
        />
      ) : planned.data && approved.data && failed.data ? (
        <ScheduleBoard
          key={view}
          address={address}
          zones={zones}
          planned={planned.data.items}
          approved={approved.data}
          failed={failed.data}
          actions={actions}
        />
      ) : (
        <LoadingRows rows={8} shape="card" isInset />
      )}
    </div>
  );
}
