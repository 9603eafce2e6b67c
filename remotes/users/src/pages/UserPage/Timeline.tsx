import { useTranslation } from 'react-i18next';
import { useRuntime } from 'shared/runtime';
import { ErrorState, LoadingRows, useFormat } from 'shared/ui';
import { useGetTimelineQuery } from '../../api/usersApi';
import { userFields } from '../../model/userFields';
import styles from './Timeline.module.css';

/** What happened to a user, newest first. */
export function Timeline({ userId }: { userId: number }) {
  const { t } = useTranslation('users');
  const format = useFormat();
  const { clock } = useRuntime();
  const nameOf = (field: string) => {
    const known = userFields.find((name) => name === field);
    return known ? t(`field.${known}`) : field;
  };
  const { currentData, error, refetch } = useGetTimelineQuery(userId);
  if (!currentData)
    return error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingRows shape="line" rows={3} />;
  if (currentData.events.length === 0) return <p className={styles.quiet}>{t('timeline.empty')}</p>;

  return (
    <ol className={styles.events}>
      {currentData.events.map(({ id, kind, time, by, fields }) => (
        <li key={id} className={styles.event}>
          <p>{t(`timeline.${kind}`, { fields: format.list(fields.map(nameOf)) })}</p>
          <p className={styles.quiet}>
            <time dateTime={time} title={format.dateTime(time)}>
              {format.ago(time, clock.now())}
            </time>
            {by && ` · ${t('timeline.by', { name: by })}`}
          </p>
        </li>
      ))}
    </ol>
  );
}
