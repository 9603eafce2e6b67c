import { useTranslation } from 'react-i18next';
import { useRuntime, useSession } from 'shared/runtime';
import { Button, Modal } from 'shared/ui';
import styles from './SignedOutDialog.module.css';
import { SignInForm } from './SignInForm';

/** The session ended by itself: signing in again happens over the page, which keeps all that was typed. */
export function SignedOutDialog() {
  const { t } = useTranslation('shell');
  const { session } = useRuntime();
  const { status, user } = useSession();
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
      <Button type="link" block onClick={() => session.signOut()}>
        {t('signedOut.other')}
      </Button>
    </Modal>
  );
}
