import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useSession } from 'shared/runtime';
import { ErrorState, LoadingRows, Page, Tabs } from 'shared/ui';
import { useGetRolesQuery } from '../../api/usersApi';
import { AllUsersLink } from '../../parts/User/AllUsersLink';
import { RoleEditor } from './RoleEditor';

/** What each role may do, to be changed; the address names the one on screen. */
export default function Roles() {
  const { t } = useTranslation('users');
  const { user: self } = useSession();
  const { data, error, refetch } = useGetRolesQuery();
  const [search, setSearch] = useSearchParams();
  return (
    <Page title={t('roles.title')} back={<AllUsersLink />}>
      {data && (
        <Tabs
          label={t('field.role')}
          activeKey={search.get('role') ?? 'editor'}
          onChange={(role) => setSearch({ role }, { replace: true })}
          items={data.roles.map((given) => ({
            key: given.role,
            label: t(`role.${given.role}`),
            children: <RoleEditor {...given} subjects={data.subjects} isOwn={self?.role === given.role} />,
          }))}
        />
      )}
      {!data && (error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingRows shape="line" />)}
    </Page>
  );
}
