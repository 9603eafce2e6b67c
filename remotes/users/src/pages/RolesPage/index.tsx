import { useCan, useSession } from '@atrium/sdk';
import { Button, ErrorState, Icon, LoadingRows, Page, Tabs } from '@atrium/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useGetRolesQuery, useGetUserQuery } from '../../api/usersApi';
import { AllUsersLink } from '../../components/User/UserNotFound';
import { useRoleName } from '../../components/useRoleName';
import { RoleDrawer } from './RoleDrawer';
import { RoleEditor } from './RoleEditor';
import type { RoleTask } from './roleTask';

export default function Roles() {
  const { t } = useTranslation('users');
  const nameOf = useRoleName();
  const canCreate = useCan()({ action: 'create', subject: 'Role' });
  const ownRole = useOwnRole();
  const { data, error, refetch } = useGetRolesQuery();
  const [search, setSearch] = useSearchParams();
  const [task, setTask] = useState<RoleTask>();
  const show = (role: string) => setSearch({ role }, { replace: true });
  // A tab is selected once it exists.
  const showNew = async (role: string) => {
    await refetch();
    show(role);
  };
  return (
    <Page
      title={t('roles.title')}
      back={<AllUsersLink />}
      actions={
        canCreate && (
          <Button type="primary" icon={<Icon of={Plus} />} onClick={() => setTask({ kind: 'new' })}>
            {t('roles.new')}
          </Button>
        )
      }
    >
      {data && (
        <Tabs
          label={t('field.role')}
          activeKey={search.get('role') ?? 'editor'}
          onChange={show}
          items={data.roles.map((role) => ({
            key: role.id,
            label: nameOf(role),
            children: (
              <RoleEditor
                role={role}
                subjects={data.subjects}
                isOwn={ownRole === role.id}
                onTask={setTask}
                onDeleted={() => show(role.role)}
              />
            ),
          }))}
        />
      )}
      {!data && (error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingRows shape="line" />)}
      <RoleDrawer task={task} onClose={() => setTask(undefined)} onAdded={showNew} />
    </Page>
  );
}

/** Id of the person's named role, which the session does not know. */
function useOwnRole(): string | undefined {
  const { user: self } = useSession();
  const { data } = useGetUserQuery(self?.id ?? 0, { skip: !self });
  return data?.roleId ?? self?.role;
}
