import { readApiError } from '@atrium/sdk';
import { Alert, Button, useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useCancelEmailMutation, useSendEmailLinkMutation } from '../../api/account/accountApi';
import type { AccountGeneral } from '../../api/account/schemas';
import styles from './AccountSettings.module.css';

/** An address that does not count yet: its link can be sent again, and a change can be cancelled. */
export function AddressNotice({ general: { email, isEmailConfirmed, pendingEmail } }: { general: AccountGeneral }) {
  const { t } = useTranslation('pages');
  const toast = useToast();
  const [sendLink, sending] = useSendEmailLinkMutation();
  const [cancel, cancelling] = useCancelEmailMutation();
  if (isEmailConfirmed && pendingEmail === null) return null;
  const run = (call: Promise<unknown>, done: string) =>
    call.then(
      () => toast.success(done),
      (error: unknown) => toast.error(readApiError(error).message),
    );
  const send = () => run(sendLink().unwrap(), t('account.linkSent', { email: pendingEmail ?? email }));
  return (
    <div className={styles.unconfirmed} role="status">
      <Alert
        type="warning"
        title={
          pendingEmail === null ? t('account.unconfirmed', { email }) : t('account.pending', { email: pendingEmail })
        }
        description={
          pendingEmail === null ? t('account.unconfirmedText') : t('account.pendingText', { current: email })
        }
        action={
          <span className={styles.actions}>
            <Button loading={sending.isLoading} onClick={() => void send()}>
              {pendingEmail === null ? t('account.sendLink') : t('account.sendAgain')}
            </Button>
            {pendingEmail !== null && (
              <Button
                type="text"
                loading={cancelling.isLoading}
                onClick={() => void run(cancel().unwrap(), t('account.emailKept', { email }))}
              >
                {t('account.cancelEmail')}
              </Button>
            )}
          </span>
        }
      />
    </div>
  );
}
