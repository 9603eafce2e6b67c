import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuntime, useSession } from 'shared/runtime';
import { Button, Modal } from 'shared/ui';
import { useConfirmUnsaved } from '../updates/useConfirmUnsaved';
import styles from './SignedOutDialog.module.css';
import { SignInForm } from './SignInForm';

/** Keys end at the dialog: nothing below it, and no shortcut of the page, hears them. */
function useHeldKeys(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    const stop = (event: KeyboardEvent) => event.stopPropagation();
    document.documentElement.addEventListener('keydown', stop);
    return () => document.documentElement.removeEventListener('keydown', stop);
  }, [isHeld]);
}

/** The session ended by itself: signing in again happens over the page, which keeps all that was typed. */
export function SignedOutDialog() {
  const { t } = useTranslation('shell');
  const { session } = useRuntime();
  const { status, user } = useSession();
  const confirmUnsaved = useConfirmUnsaved();
  useHeldKeys(status === 'expired');
  return (
    <Modal
      open={status === 'expired'}
      title={t('signedOut.title')}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={null}
      destroyOnHidden
    >
      <p className={styles.text}>{t('signedOut.text')}</p>
      {user && <SignInForm email={user.email} />}
      <Button type="link" block onClick={() => confirmUnsaved(() => session.signOut())}>
        {t('signedOut.other')}
      </Button>
    </Modal>
  );
}
