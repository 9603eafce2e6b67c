import { useRuntime } from '@atrium/sdk';
import { getTokenEnd } from '@atrium/sdk/host';
import { Button, Modal } from '@atrium/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './SignedOutDialog.module.css';
import { useSignOut } from './useSignOut';

const warningMs = 60_000;

/** Remaining seconds of the session; null while more than a minute is left, or without a session. */
function useLastSeconds(): number | null {
  const { session, clock } = useRuntime();
  const [seconds, setSeconds] = useState<number | null>(null);

  useEffect(() => {
    let timer: number | undefined;
    const update = () => {
      if (timer !== undefined) clock.clearTimeout(timer);
      timer = undefined;
      const token = session.getState().status === 'signedIn' ? session.currentToken() : null;
      const left = token ? getTokenEnd(token) - clock.now() : 0;
      setSeconds(left > 0 && left <= warningMs ? Math.ceil(left / 1000) : null);
      if (left > 0) timer = clock.setTimeout(update, left > warningMs ? left - warningMs : Math.min(1000, left));
    };
    update();
    const stop = session.subscribe(update);
    return () => {
      stop();
      if (timer !== undefined) clock.clearTimeout(timer);
    };
  }, [session, clock]);
  return seconds;
}

/** Warns a minute before the session ends for lack of activity. Any key or click keeps it. */
export function IdleWarning() {
  const { t } = useTranslation('shell');
  const { session } = useRuntime();
  const signOut = useSignOut();
  const seconds = useLastSeconds();
  return (
    <Modal
      open={seconds !== null}
      title={t('idle.title')}
      closable={false}
      mask={{ closable: false }}
      destroyOnHidden
      footer={[
        <Button key="out" onClick={signOut}>
          {t('signOut')}
        </Button>,
        <Button key="stay" type="primary" autoFocus onClick={() => session.touch()}>
          {t('idle.stay')}
        </Button>,
      ]}
    >
      <p className={styles.idle}>{t('idle.text', { count: seconds ?? 0 })}</p>
    </Modal>
  );
}
