import { useCan, useSession } from '@atrium/sdk';
import { Button, ErrorState, Icon, Input, LoadingRows, Page, Tabs, useToast } from '@atrium/ui';
import { Form, FormDrawer } from '@atrium/ui/forms';
import { Select } from '@atrium/ui/select';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useAddRoleMutation, useGetRolesQuery, useGetUserQuery, useRenameRoleMutation } from '../../api/usersApi';
import { AllUsersLink } from '../../components/User/UserNotFound';
import { useRejection } from '../../components/UserActions/useRejection';
import { useRoleName, useRoleOptions } from '../../components/useRoleName';
import { RoleEditor } from './RoleEditor';
import type { RoleTask } from './RoleMenu';

interface RoleDrawerProps {
  task: RoleTask | undefined;
  onClose: () => void;
  onAdded: (role: string) => Promise<void>;
}

interface RoleDraft {
  name: string;
  from: string;
}

const maxNameLength = 40;

/** Form for a role's name: new, copied, or renamed. */
function RoleDrawer({ task, onClose, onAdded }: RoleDrawerProps) {
  const { t } = useTranslation('users');
  const toast = useToast();
  const read = useRejection();
  const nameOf = useRoleName();
  const [addRole] = useAddRoleMutation();
  const [renameRole] = useRenameRoleMutation();
  const role = task?.kind === 'new' ? undefined : task?.role;
  const known = role ? nameOf(role) : '';
  const isRenaming = task?.kind === 'rename';
  const drafts: Record<RoleTask['kind'], RoleDraft> = {
    new: { name: '', from: 'subscriber' },
    copy: { name: t('roles.copyName', { role: known }), from: role?.id ?? '' },
    rename: { name: known, from: role?.role ?? '' },
  };
  const explained = (call: Promise<void>) =>
    call.catch((error: unknown) => {
      throw read(error);
    });
  const add = async (draft: RoleDraft) => {
    await onAdded((await addRole(draft).unwrap()).role);
    toast.success(t('roles.created', { role: draft.name }));
  };
  const rename = async (id: string, name: string, rev: number) => {
    await renameRole({ role: id, name, rev }).unwrap();
    toast.success(t('roles.renamed', { role: name }));
  };
  return (
    <FormDrawer<RoleDraft>
      title={t(`roles.${task?.kind ?? 'new'}Title`, { role: known })}
      submit={t(isRenaming ? 'roles.save' : 'roles.create')}
      isOpen={task !== undefined}
      onClose={onClose}
      values={drafts[task?.kind ?? 'new']}
      onSave={(draft) => explained(add(draft))}
      {...(isRenaming &&
        role && {
          rev: role.rev ?? 1,
          onUpdate: (_changed, rev, { after }) => explained(rename(role.id, after.name, rev)),
        })}
    >
      <Form.Item
        name="name"
        label={t('roles.name')}
        rules={[{ required: true, whitespace: true, message: t('roles.nameNeeded') }]}
      >
        <Input autoComplete="off" maxLength={maxNameLength} />
      </Form.Item>
      {!isRenaming && <OriginField />}
    </FormDrawer>
  );
}

/** Origin of a new role: admins have no matrix. */
function OriginField() {
  const { t } = useTranslation('users');
  const options = useRoleOptions().filter(({ value }) => value !== 'admin');
  return (
    <Form.Item name="from" label={t('roles.from')}>
      <Select virtual={false} options={options} />
    </Form.Item>
  );
}

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
