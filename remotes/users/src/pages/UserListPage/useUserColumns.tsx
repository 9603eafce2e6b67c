import { type Column, RowMenu } from '@atrium/ui/table';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { User } from '../../api/schemas';
import { LastSeen, UserName, UserStatusPill } from '../../components/User/UserMarks';
import { useUserMenu } from '../../components/UserActions/useUserMenu';
import { useRoleName } from '../../components/useRoleName';
import styles from './UserList.module.css';

const menuKeys = ['view', 'edit', 'mail', 'delete'] as const;

/** Columns of the list; keys of sortable ones are the API's sort names. */
export function useUserColumns(): Column<User>[] {
  const { t } = useTranslation('users');
  const menuOf = useUserMenu();
  const nameOf = useRoleName();
  const roleOf = ({ roleId, roleName }: User) => nameOf({ id: roleId, name: roleName });
  return [
    ...nameColumns(t),
    {
      key: 'role',
      title: t('field.role'),
      isSortable: true,
      text: roleOf,
      render: roleOf,
    },
    {
      key: 'currentPlan',
      title: t('field.plan'),
      isSortable: true,
      text: ({ currentPlan }) => t(`plan.${currentPlan}`),
      render: ({ currentPlan }) => <span className={styles.quiet}>{t(`plan.${currentPlan}`)}</span>,
    },
    {
      key: 'status',
      title: t('field.status'),
      isSortable: true,
      inCard: 'end',
      text: ({ status }) => t(`status.${status}`),
      render: ({ status }) => <UserStatusPill status={status} />,
    },
    {
      key: 'lastSeen',
      title: t('field.lastSeen'),
      align: 'end',
      isSortable: true,
      text: ({ lastSeen }) => lastSeen,
      render: ({ lastSeen }) => <LastSeen day={lastSeen} />,
    },
    {
      key: 'actions',
      title: '',
      width: 48,
      render: (user) => <RowMenu label={t('action.menu', { name: user.fullName })} items={menuOf(user, menuKeys)} />,
    },
  ];
}

const nameColumns = (t: TFunction<'users'>): Column<User>[] => [
  {
    key: 'fullName',
    title: t('field.name'),
    isSortable: true,
    text: ({ fullName }) => fullName,
    alsoText: [{ title: t('field.username'), text: ({ username }) => username }],
    render: (user) => <UserName user={user} />,
  },
  {
    key: 'email',
    title: t('field.email'),
    isSortable: true,
    hideBelow: 'medium',
    inCard: 'none',
    text: ({ email }) => email,
    render: ({ email }) => <span className={styles.quiet}>{email}</span>,
  },
];
