import { Avatar } from 'shared/ui';
import type { Profile } from '../../api/profile/schemas';
import styles from './ProfileHeader.module.css';

/** Who it is. */
export function ProfileHeader({ header }: { header: Profile['header'] }) {
  const { username, designation, avatar, coverImg } = header;
  return (
    <div className={styles.header}>
      <img className={styles.cover} src={coverImg} alt="" width={1280} height={200} />
      <div className={styles.person}>
        <span className={styles.avatar}>
          <Avatar name={username} src={avatar} size="xl" />
        </span>
        <div>
          <p className={styles.name}>{username}</p>
          <p className={styles.designation}>{designation}</p>
        </div>
      </div>
    </div>
  );
}
