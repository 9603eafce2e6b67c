import { useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useRestoreUsersMutation } from '../../api/usersApi';
import { useRefusal } from './useRefusal';

/** Brings deleted users back, and says so where not all of them came. */
export function useRestoreUsers(): (ids: number[]) => Promise<void> {
  const { t } = useTranslation('users');
  const toast = useToast();
  const read = useRefusal();
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
