import { RotateCcw, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRuntime } from 'shared/runtime';
import { Icon, useFormat } from 'shared/ui';
import { type Column, RowMenu } from 'shared/ui/table';
import type { DeletedUser } from '../../api/binSchemas';
import { UserName } from '../../parts/User/UserName';
import { useBinActions } from './useBinActions';

/** The columns of the list of those who were deleted. */
export function useDeletedUserColumns(): Column<DeletedUser>[] {
  const { t } = useTranslation('users');
  const format = useFormat();
  const { clock } = useRuntime();
  const { restore, purge } = useBinActions();
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
    {
      key: 'deletedAt',
      title: t('bin.deleted'),
      text: ({ deletedAt }) => deletedAt,
      render: ({ deletedAt }) => (
        <time dateTime={deletedAt} title={format.dateTime(deletedAt)}>
          {format.ago(deletedAt, clock.now())}
        </time>
      ),
    },
    {
      key: 'deletedBy',
      title: t('bin.by'),
      text: ({ deletedBy }) => deletedBy ?? '',
      render: ({ deletedBy }) => deletedBy ?? '–',
    },
    {
      key: 'daysLeft',
      title: t('bin.left'),
      align: 'end',
      inCard: 'end',
      text: ({ daysLeft }) => String(daysLeft),
      render: ({ daysLeft }) => t('bin.days', { count: daysLeft }),
    },
    {
      key: 'actions',
      title: '',
      width: 48,
      render: ({ user }) => (
        <RowMenu
          label={t('action.menu', { name: user.fullName })}
          items={[
            {
              key: 'restore',
              label: t('bin.restore'),
              icon: <Icon of={RotateCcw} />,
              onClick: () => void restore(user),
            },
            {
              key: 'purge',
              label: t('bin.purge'),
              icon: <Icon of={Trash2} />,
              danger: true,
              onClick: () => void purge(user),
            },
          ]}
        />
      ),
    },
  ];
}
