import { useTranslation } from 'react-i18next';
import { useSession } from 'shared/runtime';
import { Avatar, DropdownMenu } from 'shared/ui';
import styles from './UserMenu.module.css';
import { useIsOnline } from './useIsOnline';
import { useUserMenu } from './useUserMenu';

/** Who is signed in, and what is theirs alone. On phones also what the navbar has no room for. */
export function UserMenu() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const isOnline = useIsOnline();
  const items = useUserMenu();
  if (!user) return null;

  const person = (
    <span className={styles.person}>
      <strong>{user.fullName}</strong>
      <span>{user.roleName ?? t(`roles.${user.role}`)}</span>
    </span>
  );
  return (
    <DropdownMenu
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: [{ key: 'person', disabled: true, label: person }, { type: 'divider' as const, key: 'start' }, ...items],
      }}
    >
      <button type="button" className={styles.user} aria-label={t('account', { name: user.fullName })}>
        <Avatar name={user.fullName} src={user.avatar} status={isOnline ? 'online' : 'offline'} />
      </button>
    </DropdownMenu>
  );
}
