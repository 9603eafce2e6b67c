import { useRuntime } from '@atrium/sdk';
import { type Column, useBinColumns } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import type { DeletedUser } from '../../api/binSchemas';
import { usePurgeUserMutation, useRestoreUserMutation } from '../../api/usersApi';
import { UserName } from '../../components/User/UserName';
import { useRefusal } from '../../components/UserActions/useRefusal';

/** The columns of the list of those who were deleted. */
export function useDeletedUserColumns(): Column<DeletedUser>[] {
  const { t } = useTranslation('users');
  const { clock } = useRuntime();
  const read = useRefusal();
  const [restore] = useRestoreUserMutation();
  const [purge] = usePurgeUserMutation();
  const binColumns = useBinColumns<DeletedUser>({
    now: clock.now(),
    nameOf: ({ user }) => user.fullName,
    restore: ({ id }) => restore(id).unwrap(),
    purge: ({ id }) => purge(id).unwrap(),
    lossText: t('bin.lossText'),
    explain: (error) => read(error).message,
  });
  return [
    {
      key: 'fullName',
      title: t('field.name'),
      text: ({ user }) => user.fullName,
      render: ({ user }) => <UserName user={user} />,
    },
    {
      key: 'email',
      title: t('field.email'),
      hideBelow: 'medium',
      text: ({ user }) => user.email,
      render: ({ user }) => user.email,
    },
    ...binColumns,
  ];
}
