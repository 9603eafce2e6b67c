import { useRuntime, useSession } from '@atrium/sdk';
import { Button, Modal } from '@atrium/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShellServices } from '../apps/ShellServices';
import { useConfirmUnsaved } from '../apps/useConfirmUnsaved';
import { basePath } from '../common/basePath';
import { lazyPage } from '../common/lazyPage';
import styles from './SignedOutDialog.module.css';
import { type EnteredCredentials, SignInForm } from './SignInForm';

const SecondStepForm = lazyPage(() => import('./SecondStepForm'));

/** Keys stop at the dialog: no shortcut of the page handles them. */
function useHeldKeys(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    const stop = (event: KeyboardEvent) => event.stopPropagation();
    document.documentElement.addEventListener('keydown', stop);
    return () => document.documentElement.removeEventListener('keydown', stop);
  }, [isHeld]);
}

/** The account's password once more, and the second step where it has one. */
function PasswordAgain({ email }: { email: string }) {
  const [entered, setEntered] = useState<EnteredCredentials | null>(null);
  if (entered) return <SecondStepForm entered={entered} onBack={() => setEntered(null)} />;
  return <SignInForm email={email} onCodeNeeded={setEntered} />;
}

/** Shown when the session has expired: signing in again happens over the page, which keeps typed text. */
export function SignedOutDialog() {
  const { t } = useTranslation('shell');
  const { session } = useRuntime();
  const { status, user } = useSession();
  const { provider, hasPasswords } = useShellServices();
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
      {provider && (
        <a className={styles.provider} href={`${basePath}/login`} target="_blank" rel="noreferrer">
          {t('signedOut.provider', { name: provider.name })}
        </a>
      )}
      {hasPasswords && user && <PasswordAgain email={user.email} />}
      <Button type="link" block onClick={() => confirmUnsaved(() => session.signOut())}>
        {t('signedOut.other')}
      </Button>
    </Modal>
  );
}
