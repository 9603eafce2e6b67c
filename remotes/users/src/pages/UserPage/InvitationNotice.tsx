import { useCan } from '@atrium/sdk';
import { Alert, Button, useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { User } from '../../api/schemas';
import { useInviteAgainMutation } from '../../api/usersApi';
import { useDeleteUser } from '../../components/UserActions/useDeleteUser';
import { useRejection } from '../../components/UserActions/useRejection';
import styles from './UserDetails.module.css';

interface InvitationNoticeProps {
  user: User;
  onRevoked: () => void;
}

/** Pending invitation: resend, or revoke. */
export function InvitationNotice({ user, onRevoked }: InvitationNoticeProps) {
  const { t } = useTranslation('users');
  const can = useCan();
  const toast = useToast();
  const read = useRejection();
  const [inviteAgain, { isLoading }] = useInviteAgainMutation();
  const deleteUser = useDeleteUser();
  if (user.status !== 'pending' || !can({ action: 'update', subject: 'User' })) return null;

  const resend = () =>
    inviteAgain(user.id)
      .unwrap()
      .then(() => toast.success(t('invitation.sent', { email: user.email })))
      .catch((error: unknown) => toast.error(read(error).message));
  const revoke = async () => {
    if (await deleteUser(user, t('invitation.revoked', { name: user.fullName }))) onRevoked();
  };
  return (
    <div className={styles.notice}>
      <Alert
        type="hint"
        title={t('invitation.title')}
        description={t('invitation.text')}
        action={
          <span className={styles.noticeActions}>
            <Button size="small" loading={isLoading} onClick={resend}>
              {t('invitation.resend')}
            </Button>
            {can({ action: 'delete', subject: 'User' }) && (
              <Button size="small" type="text" danger onClick={revoke}>
                {t('invitation.revoke')}
              </Button>
            )}
          </span>
        }
      />
    </div>
  );
}
