import type { TFunction } from 'i18next';
import type { User } from 'shared/api';
import type { Column } from 'shared/ui/table';
import { LastSeen } from '../UserParts/LastSeen';
import { UserName } from '../UserParts/UserName';
import { UserStatusPill } from '../UserParts/UserStatusPill';
import styles from './UserList.module.css';

/** The columns of the list; each key is the name that the API sorts by. */
export const userColumns = (t: TFunction<'users'>): Column<User>[] => [
  { key: 'fullName', title: t('field.name'), isSortable: true, render: (user) => <UserName user={user} /> },
  {
    key: 'email',
    title: t('field.email'),
    isSortable: true,
    hideBelow: 'medium',
    render: ({ email }) => <span className={styles.quiet}>{email}</span>,
  },
  { key: 'role', title: t('field.role'), isSortable: true, render: ({ role }) => t(`role.${role}`) },
  {
    key: 'currentPlan',
    title: t('field.plan'),
    isSortable: true,
    render: ({ currentPlan }) => <span className={styles.quiet}>{t(`plan.${currentPlan}`)}</span>,
  },
  {
    key: 'status',
    title: t('field.status'),
    isSortable: true,
    inCard: 'end',
    render: ({ status }) => <UserStatusPill status={status} />,
  },
  {
    key: 'lastSeen',
    title: t('field.lastSeen'),
    align: 'end',
    isSortable: true,
    render: ({ lastSeen }) => <LastSeen day={lastSeen} />,
  },
];
