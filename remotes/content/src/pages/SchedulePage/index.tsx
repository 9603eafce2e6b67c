import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState, LoadingRows, Page } from 'shared/ui';
import { useGetItemsQuery } from '../../api/contentApi';
import type { ContentStatus, ListedItem } from '../../api/schemas';
import { LazyScheduleDialog } from '../../parts/Schedule/lazyScheduleDialog';
import { useItemActions } from '../../state/useItemActions';
import { FailedItems } from './FailedItems';
import { PlannedItems } from './PlannedItems';
import styles from './SchedulePage.module.css';
import { UnscheduledItems } from './UnscheduledItems';

const most = 200;

const useItemsIn = (status: ContentStatus) =>
  useGetItemsQuery({ status: [status], sortBy: status === 'scheduled' ? 'scheduledAt' : 'updatedAt', perPage: most });

/** What goes out when; what is approved and has no time yet; and what could not go out. */
export default function SchedulePage() {
  const { t } = useTranslation('content');
  const actions = useItemActions();
  const [asked, setAsked] = useState<ListedItem>();
  const planned = useItemsIn('scheduled');
  const approved = useItemsIn('approved');
  const failed = useItemsIn('failed');
  const failing = [planned, approved, failed].find(({ error, data }) => error && !data);

  const schedule = async (plan: { scheduledAt: string; zone: string }) => {
    if (!asked) return false;
    const isDone = await actions.take(asked.status === 'scheduled' ? 'reschedule' : 'schedule', [asked], plan);
    if (isDone) setAsked(undefined);
    return isDone;
  };

  if (failing) {
    const retry = () => [planned, approved, failed].forEach(({ refetch }) => void refetch());
    return <ErrorState error={failing.error} onRetry={retry} isRetrying={failing.isFetching} />;
  }
  return (
    <Page title={t('schedule.title')} width="wide">
      {planned.data && approved.data && failed.data ? (
        <div className={styles.columns}>
          <PlannedItems items={planned.data.items} actions={actions} onReschedule={setAsked} />
          <div className={styles.side}>
            <FailedItems items={failed.data.items} actions={actions} />
            <UnscheduledItems items={approved.data.items} onSchedule={setAsked} />
          </div>
        </div>
      ) : (
        <LoadingRows />
      )}
      {asked && (
        <Suspense>
          <LazyScheduleDialog
            key={asked.id}
            item={asked}
            isBusy={actions.isBusy}
            onSchedule={schedule}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </Page>
  );
}
