import { readId } from '@atrium/sdk';
import { ErrorState, LoadingRows, Page } from '@atrium/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useGetUserQuery } from '../../api/usersApi';
import { AllUsersLink } from '../../components/User/AllUsersLink';
import { UserNotFound } from '../../components/User/UserNotFound';
import { UserStatusPill } from '../../components/User/UserStatusPill';
import { useUserListPath } from '../../components/User/useUserListPath';
import { AddressNotice } from './AddressNotice';
import { InvitationNotice } from './InvitationNotice';
import { UserDetails } from './UserDetails';
import { UserPageActions } from './UserPageActions';

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
