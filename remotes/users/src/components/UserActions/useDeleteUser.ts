import { useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { User } from '../../api/schemas';
import { useDeleteUserMutation } from '../../api/usersApi';
import { useRefusal } from './useRefusal';
import { useRestoreUsers } from './useRestoreUsers';

/** Deletes a user at once, says so, and offers to take it back. Resolves to whether it was done. */
export function useDeleteUser(): (user: User, said?: string) => Promise<boolean> {
  const { t } = useTranslation('users');
  const toast = useToast();
  const read = useRefusal();
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
