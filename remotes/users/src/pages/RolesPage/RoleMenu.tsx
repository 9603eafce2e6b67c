import { useCan } from '@atrium/sdk';
import { Icon, useConfirm, useToast } from '@atrium/ui';
import { RowMenu } from '@atrium/ui/table';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Role } from '../../api/schemas';
import { useDeleteRoleMutation } from '../../api/usersApi';
import { useRejection } from '../../components/UserActions/useRejection';
import { useRoleName } from '../../components/useRoleName';

export type RoleTask = { kind: 'new' } | { kind: 'copy' | 'rename'; role: Role };

interface RoleMenuProps {
  role: Role;
  onTask: (task: RoleTask) => void;
  onDeleted: () => void;
}

/** Menu of a role; built-in ones can only be copied. */
export function RoleMenu({ role, onTask, onDeleted }: RoleMenuProps) {
  const { t } = useTranslation('users');
  const can = useCan();
  const name = useRoleName()(role);
  const remove = useDeleteRole(onDeleted);
  const isNamed = role.name !== undefined;
  const items = [
    {
      key: 'copy',
      label: t('roles.copy'),
      icon: <Icon of={Copy} />,
      isOffered: role.id !== 'admin' && can({ action: 'create', subject: 'Role' }),
      onClick: () => onTask({ kind: 'copy', role }),
    },
    {
      key: 'rename',
      label: t('roles.rename'),
      icon: <Icon of={Pencil} />,
      isOffered: isNamed && can({ action: 'update', subject: 'Role' }),
      onClick: () => onTask({ kind: 'rename', role }),
    },
    {
      key: 'delete',
      label: t('roles.delete'),
      icon: <Icon of={Trash2} />,
      danger: true,
      isOffered: isNamed && can({ action: 'delete', subject: 'Role' }),
      onClick: () => void remove(role, name),
    },
  ];
  return (
    <RowMenu
      label={t('roles.menu', { role: name })}
      items={items.flatMap(({ isOffered, ...item }) => (isOffered ? [item] : []))}
    />
  );
}

function useDeleteRole(onDeleted: () => void) {
  const { t } = useTranslation('users');
  const toast = useToast();
  const confirm = useConfirm();
  const read = useRejection();
  const [deleteRole] = useDeleteRoleMutation();
  return async ({ id }: Role, name: string) => {
    const question = { title: t('roles.deleteTitle', { role: name }), text: t('roles.deleteText') };
    if (!(await confirm({ ...question, confirm: t('roles.delete'), isDanger: true }))) return;
    try {
      await deleteRole(id).unwrap();
      onDeleted();
      toast.success(t('roles.deleted', { role: name }));
    } catch (error) {
      toast.error(read(error).message);
    }
  };
}
