import { useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { RoleChange } from '../../api/schemas';
import { useChangeRoleMutation, useResetRoleMutation } from '../../api/usersApi';
import { useSubjectName } from '../../components/PermissionMatrix/useSubjectName';
import { useRefusal } from '../../components/UserActions/useRefusal';

/** Changes what a role may do, says so, and offers to take it back. */
export function useRoleChanges(role: string, name: string) {
  const { t } = useTranslation('users');
  const toast = useToast();
  const read = useRefusal();
  const nameOf = useSubjectName();
  const [changeRole, changing] = useChangeRoleMutation();
  const [resetRole, resetting] = useResetRoleMutation();

  const attempt = async (work: () => Promise<unknown>, succeeded: () => void) => {
    try {
      await work();
      succeeded();
    } catch (error) {
      toast.error(read(error).message);
    }
  };
  const change = (cell: Omit<RoleChange, 'role'>) =>
    attempt(
      () => changeRole({ role, ...cell }).unwrap(),
      () => {
        const said = {
          role: name,
          action: t(`permissions.${cell.action}`),
          subject: nameOf(cell.subject),
        };
        toast.success(t(cell.isAllowed ? 'roles.given' : 'roles.taken', said), {
          action: { label: t('undo'), onClick: () => change({ ...cell, isAllowed: !cell.isAllowed }) },
        });
      },
    );
  return {
    change,
    reset: () =>
      attempt(
        () => resetRole({ role }).unwrap(),
        () => toast.success(t('roles.resetDone', { role: name })),
      ),
    isBusy: changing.isLoading || resetting.isLoading,
  };
}
