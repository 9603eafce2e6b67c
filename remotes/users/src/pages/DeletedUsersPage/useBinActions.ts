import { useTranslation } from 'react-i18next';
import { useConfirm, useToast } from 'shared/ui';
import type { User } from '../../api/schemas';
import { usePurgeUserMutation, useRestoreUserMutation } from '../../api/usersApi';
import { useRefusal } from '../../parts/UserActions/useRefusal';

/** What can be done with somebody who was deleted; each says what came of it. */
export function useBinActions() {
  const { t } = useTranslation('users');
  const toast = useToast();
  const confirm = useConfirm();
  const read = useRefusal();
  const [restoreUser] = useRestoreUserMutation();
  const [purgeUser] = usePurgeUserMutation();

  const tell = (call: Promise<unknown>, said: string) =>
    call.then(() => toast.success(said)).catch((error: unknown) => toast.error(read(error).message));

  return {
    restore: ({ id, fullName: name }: User) => tell(restoreUser(id).unwrap(), t('bin.restored', { name })),
    async purge({ id, fullName: name }: User) {
      const question = {
        title: t('bin.purgeTitle', { name }),
        text: t('bin.purgeText'),
        confirm: t('bin.purge'),
        isDanger: true,
      };
      if (await confirm(question)) await tell(purgeUser(id).unwrap(), t('bin.purged', { name }));
    },
  };
}
