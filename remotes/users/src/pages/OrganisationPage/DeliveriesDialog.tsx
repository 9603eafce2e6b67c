import type { Delivery, Webhook } from '@atrium/core/api/organisation';
import { useRuntime } from '@atrium/sdk';
import { Button, EmptyState, ErrorState, LoadingRows, Pill, SideDrawer, useFormat, useToast } from '@atrium/ui';
import { PageLinks } from '@atrium/ui/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetDeliveriesQuery, useReplayDeliveryMutation } from '../../api/organisationApi';
import styles from './Organisation.module.css';

const perPage = 20;
const tones = { waiting: 'amber', delivered: 'green', failed: 'red' } as const;

/** What was sent to a webhook, and how it was answered. */
export default function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { t } = useTranslation('users');
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useGetDeliveriesQuery(
    { id: webhook.id, page, perPage },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <SideDrawer open title={t('webhooks.deliveries')} onClose={onClose}>
      <p className={styles.quiet}>
        <bdi>{webhook.url}</bdi>
      </p>
      <Button loading={isFetching} onClick={() => void refetch()}>
        {t('webhooks.refresh')}
      </Button>
      {data ? (
        <DeliveryList deliveries={data.deliveries} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <LoadingRows shape="line" />
      )}
      {data && data.total > perPage && (
        <PageLinks page={page} last={Math.ceil(data.total / perPage)} onPage={setPage} />
      )}
    </SideDrawer>
  );
}

function DeliveryList({ deliveries }: { deliveries: readonly Delivery[] }) {
  const { t } = useTranslation('users');
  if (deliveries.length === 0)
    return <EmptyState picture="inbox" title={t('webhooks.noDeliveries')} text={t('webhooks.noDeliveriesText')} />;
  return (
    <ul className={styles.rows}>
      {deliveries.map((delivery) => (
        <DeliveryRow key={delivery.id} delivery={delivery} />
      ))}
    </ul>
  );
}

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('users');
  const format = useFormat();
  const { clock } = useRuntime();
  const toast = useToast();
  const [replay, { isLoading }] = useReplayDeliveryMutation();
  const { id, type, at, state, attempts, nextTryAt, payload } = delivery;
  const again = async () => {
    const { error } = await replay(id);
    if (error) toast.error(t('webhooks.notReplayed'));
  };
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p>
          <code dir="ltr">{type}</code> <Pill tone={tones[state]}>{t(`webhooks.state.${state}`)}</Pill>
        </p>
        <p className={styles.quiet}>
          {format.dateTime(at)}
          {state === 'waiting' && nextTryAt && attempts.length > 0 && (
            <> · {t('webhooks.nextTry', { time: format.ago(nextTryAt, clock.now()) })}</>
          )}
        </p>
        {attempts.map((attempt) => (
          <p key={attempt.at} className={styles.quiet}>
            {format.dateTime(attempt.at)} · {attempt.error ?? attempt.status} · {t('webhooks.took', { ms: attempt.ms })}
          </p>
        ))}
        <details>
          <summary>{t('webhooks.payload')}</summary>
          <pre className={styles.payload} dir="ltr">
            {payload}
          </pre>
        </details>
      </div>
      <Button loading={isLoading} aria-label={t('webhooks.replayOf', { type })} onClick={() => void again()}>
        {t('webhooks.replay')}
      </Button>
    </li>
  );
}
