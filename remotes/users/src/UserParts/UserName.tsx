import type { User } from 'shared/api';
import { Avatar } from 'shared/ui';
import styles from './UserName.module.css';

/** A user in a row: picture, name, user name. */
export function UserName({ user }: { user: User }) {
  return (
    <span className={styles.user}>
      <Avatar name={user.fullName} src={user.avatar} />
      <span className={styles.names}>
        <b className={styles.name}>{user.fullName}</b>
        <bdi className={styles.username}>@{user.username}</bdi>
      </span>
    </span>
  );
}
