import { useSession } from '@atrium/sdk';
import { Alert, Button, useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { User } from '../../api/schemas';
import { useConfirmEmailMutation } from '../../api/usersApi';
import { useRefusal } from '../../components/UserActions/useRefusal';
import styles from './UserDetails.module.css';

/** An address that does not count yet; an admin may answer for it, as where no email leaves. */
export function AddressNotice({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const { user: self } = useSession();
  const toast = useToast();
  const read = useRefusal();
  const [confirmEmail, { isLoading }] = useConfirmEmailMutation();
  const { id, email, isEmailConfirmed, pendingEmail, status } = user;
  // The link of an invitation confirms the address as well.
  const isInvited = status === 'pending' && pendingEmail === null;
  if (isInvited || (isEmailConfirmed && pendingEmail === null)) return null;
  const confirm = () =>
    confirmEmail(id)
      .unwrap()
      .then((confirmed) => toast.success(t('address.confirmed', { email: confirmed.email })))
      .catch((error: unknown) => toast.error(read(error).message));
  return (
    <div className={styles.notice}>
      <Alert
        type="hint"
        title={
          pendingEmail === null ? t('address.unconfirmed', { email }) : t('address.pending', { email: pendingEmail })
        }
        description={
          pendingEmail === null ? t('address.unconfirmedText') : t('address.pendingText', { current: email })
        }
        action={
          self?.role === 'admin' &&
          !self.roleName && (
            <Button size="small" loading={isLoading} onClick={() => void confirm()}>
              {t('address.confirm')}
            </Button>
          )
        }
      />
    </div>
  );
}
