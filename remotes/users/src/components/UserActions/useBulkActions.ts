import { useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { UserSelection, UsersChanged, UsersUpdate } from '../../api/schemas';
import { useDeleteUsersMutation, useUpdateUsersMutation } from '../../api/usersApi';
import { countRejections } from '../../model/rejection';
import { useRestoreUsers } from './useDeleteUser';
import { useRejection } from './useRejection';

export function useBulkActions() {
  const { t } = useTranslation('users');
  const toast = useToast();
  const read = useRejection();
  const restore = useRestoreUsers();
  const [updateUsers, { isLoading: isUpdating }] = useUpdateUsersMutation();
  const [deleteUsers, { isLoading: isDeleting }] = useDeleteUsersMutation();

  const report = (key: 'bulk.changed' | 'bulk.deleted', { changed, refused }: UsersChanged, undo: () => void) => {
    const reasons = countRejections(refused).map(({ reason, count }) => t(`bulk.rejected.${reason}`, { count }));
    if (changed.length === 0) toast.error(reasons.join(' '));
    else
      toast.success([t(key, { count: changed.length }), ...reasons].join(' '), {
        action: { label: t('undo'), onClick: undo },
      });
  };

  const takeBack = async (before: NonNullable<UsersChanged['before']>) => {
    try {
      let count = 0;
      for (const change of before) count += (await updateUsers(change).unwrap()).changed.length;
      toast.success(t('bulk.reverted', { count }));
    } catch (error) {
      toast.error(read(error).message);
    }
  };

  return {
    isBusy: isUpdating || isDeleting,
    async update(selection: UserSelection, dataToUpdate: UsersUpdate['dataToUpdate']): Promise<boolean> {
      try {
        const result = await updateUsers({ ...selection, dataToUpdate }).unwrap();
        report('bulk.changed', result, () => takeBack(result.before ?? []));
        return true;
      } catch (error) {
        toast.error(read(error).message);
        return false;
      }
    },
    async remove(selection: UserSelection): Promise<boolean> {
      try {
        const result = await deleteUsers(selection).unwrap();
        report('bulk.deleted', result, () => restore(result.changed));
        return true;
      } catch (error) {
        toast.error(read(error).message);
        return false;
      }
    },
  };
}
