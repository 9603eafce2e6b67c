import { readId, Slot, useCan, useSession } from '@atrium/sdk';
import { Alert, Avatar, Button, ErrorState, LoadingRows, Page, Section, useToast } from '@atrium/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import type { User } from '../../api/schemas';
import { useConfirmEmailMutation, useGetUserQuery } from '../../api/usersApi';
import { PermissionMatrix } from '../../components/PermissionTable';
import { UserStatusPill } from '../../components/User/UserMarks';
import { AllUsersLink, UserNotFound, useUserListPath } from '../../components/User/UserNotFound';
import { useRejection } from '../../components/UserActions/useRejection';
import { useRoleName } from '../../components/useRoleName';
import { InvitationNotice } from './InvitationNotice';
import { PersonFacts } from './PersonFacts';
import { PlanCard } from './PlanCard';
import { SessionList } from './SessionList';
import { Timeline } from './Timeline';
import styles from './UserDetails.module.css';
import { UserPageActions } from './UserPageActions';

function UserDetails({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const can = useCan();
  const roleName = useRoleName();
  const { id, fullName, email } = user;
  return (
    <div className={styles.columns}>
      <section aria-label={t('view.person')}>
        <div className={styles.head}>
          <Avatar name={user.fullName} src={user.avatar} size="xl" />
          <div className={styles.names}>
            <p className={styles.name}>
              <bdi>@{user.username}</bdi>
            </p>
            <p className={styles.quiet}>
              {[roleName({ id: user.roleId, name: user.roleName }), user.company].filter(Boolean).join(' · ')}
            </p>
          </div>
        </div>
        <PersonFacts user={user} />
      </section>
      <div className={styles.more}>
        <PlanCard user={user} />
        <Slot name="users.profile" data={{ user: { id, fullName, email } }} />
        <Section title={t('permissions.title')} text={t('permissions.text')}>
          <PermissionMatrix role={user.roleId} />
        </Section>
        {can({ action: 'update', subject: 'User' }) && (
          <Section title={t('sessions.title')} text={t('sessions.text')}>
            <SessionList user={user} />
          </Section>
        )}
        <Section title={t('timeline.title')}>
          <Timeline key={user.id} userId={user.id} />
        </Section>
      </div>
    </div>
  );
}

/** Unconfirmed address; admins may vouch for it, such as without outgoing mail. */
function AddressNotice({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const { user: self } = useSession();
  const toast = useToast();
  const read = useRejection();
  const [confirmEmail, { isLoading }] = useConfirmEmailMutation();
  const { id, email, isEmailConfirmed, pendingEmail, status } = user;
  // An invitation's link confirms the address as well.
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

export default function UserPage() {
  const { t } = useTranslation('users');
  const { id } = useParams();
  const navigate = useNavigate();
  const listPath = useUserListPath();
  const userId = readId(id);
  const { currentData: user, error, refetch } = useGetUserQuery(userId ?? skipToken);

  if (!userId || (error && 'status' in error && error.status === 404)) return <UserNotFound />;
  return (
    <Page
      width="wide"
      title={user?.fullName ?? t('view.title')}
      meta={user && <UserStatusPill status={user.status} />}
      actions={user && <UserPageActions user={user} />}
      back={<AllUsersLink />}
    >
      {user && <InvitationNotice user={user} onRevoked={() => navigate(listPath)} />}
      {user && <AddressNotice user={user} />}
      {user && <UserDetails user={user} />}
      {!user && (error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingRows shape="text" />)}
    </Page>
  );
}
