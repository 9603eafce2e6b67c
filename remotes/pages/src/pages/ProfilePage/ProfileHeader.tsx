import { Avatar } from '@atrium/ui';
import type { ReactNode } from 'react';
import type { Profile } from '../../api/profile/schemas';
import styles from './ProfileHeader.module.css';

interface ProfileHeaderProps {
  header: Profile['header'];
  /** What can be done about who it is. */
  end?: ReactNode;
}

/** Who it is. */
export function ProfileHeader({ header, end }: ProfileHeaderProps) {
  const { username, designation, avatar, coverImg } = header;
  return (
    <div className={styles.header}>
      <img className={styles.cover} src={coverImg} alt="" width={1280} height={200} />
      <div className={styles.person}>
        <span className={styles.avatar}>
          <Avatar name={username} src={avatar} size="xl" />
        </span>
        <div>
          <p className={styles.name} dir="auto">
            {username}
          </p>
          <p className={styles.designation} dir="auto">
            {designation}
          </p>
        </div>
        {end && <div className={styles.end}>{end}</div>}
      </div>
    </div>
  );
}
