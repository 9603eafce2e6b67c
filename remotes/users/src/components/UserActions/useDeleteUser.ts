import { useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { User } from '../../api/schemas';
import { useDeleteUserMutation, useRestoreUsersMutation } from '../../api/usersApi';
import { useRejection } from './useRejection';

export function useRestoreUsers(): (ids: number[]) => Promise<void> {
  const { t } = useTranslation('users');
  const toast = useToast();
  const read = useRejection();
  const [restoreUsers] = useRestoreUsersMutation();
  return async (ids) => {
    try {
      const { restored } = await restoreUsers(ids).unwrap();
      const missing = ids.length - restored.length;
      if (missing > 0) toast.error(t('restore.missing', { count: missing }));
      else toast.success(t('restore.done', { count: restored.length }));
    } catch (error) {
      toast.error(read(error).message);
    }
  };
}

/** Deletes a user, with Undo. Resolves to true on success. */
export function useDeleteUser(): (user: User, said?: string) => Promise<boolean> {
  const { t } = useTranslation('users');
  const toast = useToast();
  const read = useRejection();
  const [deleteUser] = useDeleteUserMutation();
  const restore = useRestoreUsers();
  return async ({ id, fullName }, said = t('delete.done', { name: fullName })) => {
    try {
      await deleteUser(id).unwrap();
    } catch (error) {
      toast.error(read(error).message);
      return false;
    }
    toast.success(said, {
      action: { label: t('undo'), onClick: () => restore([id]) },
    });
    return true;
  };
}
