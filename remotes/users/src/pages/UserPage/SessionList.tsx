import { useRuntime } from '@atrium/sdk';
import { Button, deviceName, ErrorState, LoadingRows, useFormat, useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { User } from '../../api/schemas';
import { useEndSessionsMutation, useGetSessionsQuery } from '../../api/usersApi';
import { useRejection } from '../../components/UserActions/useRejection';
import styles from './SessionList.module.css';

export function SessionList({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const format = useFormat();
  const { clock } = useRuntime();
  const toast = useToast();
  const read = useRejection();
  const [endSessions, { isLoading }] = useEndSessionsMutation();
  const { currentData, error, refetch } = useGetSessionsQuery(user.id);
  if (!currentData)
    return error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingRows shape="line" rows={2} />;
  const { sessions } = currentData;
  if (sessions.length === 0) return <p className={styles.quiet}>{t('sessions.empty')}</p>;

  const end = (session?: string) =>
    endSessions({ id: user.id, ...(session && { session }) })
      .unwrap()
      .then(() => toast.success(t('sessions.ended', { count: session ? 1 : sessions.length })))
      .catch((reason: unknown) => toast.error(read(reason).message));
  return (
    <>
      <ul className={styles.sessions}>
        {sessions.map(({ id, device, startedAt, seenAt }) => {
          const name = deviceName(device) || t('sessions.unknown');
          return (
            <li key={id} className={styles.session}>
              <div>
                <p>{name}</p>
                <p className={styles.quiet}>
                  {t('sessions.since', { time: format.dateTime(startedAt), ago: format.ago(seenAt, clock.now()) })}
                </p>
              </div>
              <Button
                size="small"
                disabled={isLoading}
                aria-label={t('sessions.endOf', { name })}
                onClick={() => end(id)}
              >
                {t('sessions.end')}
              </Button>
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 && (
        <Button type="text" danger disabled={isLoading} onClick={() => end()}>
          {t('sessions.endAll')}
        </Button>
      )}
    </>
  );
}
