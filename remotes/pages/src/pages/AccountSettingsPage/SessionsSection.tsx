import { useRuntime } from '@atrium/sdk';
import { Button, deviceName, ErrorState, Icon, LoadingRows, Pill, useFormat, useToast } from '@atrium/ui';
import { Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEndOtherSessionsMutation, useEndSessionMutation, useGetSessionsQuery } from '../../api/account/accountApi';
import type { AccountSessions } from '../../api/account/schemas';
import styles from './AccountSettings.module.css';
import { SettingsSection } from './SettingsSection';

export function SessionsSection() {
  const { t } = useTranslation('pages');
  const { data, error, refetch } = useGetSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { end, endOthers, isEnding } = useEnding();
  const others = data?.sessions.filter(({ isCurrent }) => !isCurrent).length ?? 0;
  return (
    <SettingsSection
      title={t('sessions.title')}
      text={t('sessions.text')}
      end={
        others > 0 && (
          <Button disabled={isEnding} onClick={() => endOthers(others)}>
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      {data ? (
        <ul className={styles.list}>
          {data.sessions.map((session) => (
            <SessionRow key={session.id} session={session} isEnding={isEnding} onEnd={() => end(session.id)} />
          ))}
        </ul>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} title={t('sessions.failed')} />
      ) : (
        <LoadingRows shape="line" rows={2} />
      )}
    </SettingsSection>
  );
}

function useEnding() {
  const { t } = useTranslation('pages');
  const toast = useToast();
  const [endSession, one] = useEndSessionMutation();
  const [endOtherSessions, all] = useEndOtherSessionsMutation();
  const announce = async (ending: PromiseLike<{ error?: unknown }>, count: number) => {
    const { error } = await ending;
    if (error) toast.error(t('sessions.notEnded'));
    else toast.success(t('sessions.ended', { count }));
  };
  return {
    isEnding: one.isLoading || all.isLoading,
    end: (id: string) => void announce(endSession(id), 1),
    endOthers: (count: number) => void announce(endOtherSessions(), count),
  };
}

interface SessionRowProps {
  session: AccountSessions['sessions'][number];
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { t } = useTranslation('pages');
  const format = useFormat();
  const { clock } = useRuntime();
  const { device, startedAt, seenAt, isCurrent } = session;
  const name = deviceName(device) || t('sessions.unknown');
  return (
    <li className={[styles.row, styles.plain].join(' ')}>
      <Icon of={/Mobi|Android|iPhone/.test(device) ? Smartphone : Monitor} />
      <div className={styles.words}>
        <p className={styles.name}>
          {name} {isCurrent && <Pill tone="green">{t('sessions.here')}</Pill>}
        </p>
        <p className={styles.hint}>
          {t('sessions.since', { time: format.dateTime(startedAt), ago: format.ago(seenAt, clock.now()) })}
        </p>
      </div>
      {!isCurrent && (
        <Button disabled={isEnding} aria-label={t('sessions.endOf', { name })} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
