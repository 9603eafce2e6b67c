import { useRuntime } from '@atrium/sdk';
import { Button, ErrorState, LoadingRows, useFormat } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserEvent } from '../../api/eventSchemas';
import { useGetTimelineQuery } from '../../api/usersApi';
import { FieldChanges } from './FieldChanges';
import styles from './Timeline.module.css';
import { useFieldText } from './useFieldText';

const perPage = 20;

/** What happened to a user, newest first, with who did it and what it changed. */
export function Timeline({ userId }: { userId: number }) {
  const { t } = useTranslation('users');
  const format = useFormat();
  const [pages, setPages] = useState(1);
  const { data, error, refetch, isFetching } = useGetTimelineQuery({ id: userId, perPage: pages * perPage });
  if (!data) return error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingRows shape="line" rows={3} />;
  const { events, total } = data;
  if (total === 0) return <p className={styles.quiet}>{t('timeline.empty')}</p>;

  return (
    <>
      <ol className={styles.events}>
        {events.map((event) => (
          <TimelineEvent key={event.id} event={event} />
        ))}
      </ol>
      {events.length < total && (
        <Button type="link" loading={isFetching} onClick={() => setPages(pages + 1)}>
          {t('timeline.older', { rest: format.number(total - events.length) })}
        </Button>
      )}
    </>
  );
}

function TimelineEvent({ event: { kind, time, by, fields, changes } }: { event: UserEvent }) {
  const { t } = useTranslation('users');
  const format = useFormat();
  const { clock } = useRuntime();
  const { nameOf } = useFieldText();
  return (
    <li className={styles.event}>
      <p>
        {changes ? t('timeline.changedFields') : t(`timeline.${kind}`, { fields: format.list(fields.map(nameOf)) })}
      </p>
      {changes && <FieldChanges fields={fields} changes={changes} />}
      <p className={styles.quiet}>
        <time dateTime={time} title={format.dateTime(time)}>
          {format.ago(time, clock.now())}
        </time>
        {by && ` · ${t('timeline.by', { name: by })}`}
      </p>
    </li>
  );
}
