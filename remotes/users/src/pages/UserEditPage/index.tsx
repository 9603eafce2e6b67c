import { readId } from '@atrium/sdk';
import { BackLink, ErrorState, LoadingRows, Page } from '@atrium/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetUserQuery } from '../../api/usersApi';
import { UserNotFound } from '../../components/User/UserNotFound';
import { UserEditForm } from './UserEditForm';

export default function UserEdit() {
  const { t } = useTranslation('users');
  const userId = readId(useParams().id);
  const { currentData: user, error, refetch } = useGetUserQuery(userId ?? skipToken);

  const isGone = error !== undefined && 'status' in error && error.status === 404;
  if (!userId || (isGone && !user)) return <UserNotFound />;
  const back = <BackLink to={`/apps/user/view/${userId}`}>{user?.fullName ?? t('view.title')}</BackLink>;
  if (user) return <UserEditForm key={user.id} user={user} back={back} isGone={isGone} />;
  return (
    <Page width="narrow" title={t('edit.title')} back={back}>
      {error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingRows shape="text" />}
    </Page>
  );
}
