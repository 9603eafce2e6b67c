import type { ReactNode } from 'react';
import { Avatar, type AvatarProps } from './Avatar';
import styles from './Person.module.css';

export interface PersonProps extends Pick<AvatarProps, 'name' | 'src' | 'status'> {
  /** Under the name: a user name, a mail address. Left out where rows are close together. */
  detail?: ReactNode;
}

/** A person in a row: picture, name, and one thing more. */
export function Person({ name, src, status, detail }: PersonProps) {
  return (
    <span className={styles.person}>
      <Avatar name={name} src={src} {...(status ? { status } : {})} />
      <span className={styles.texts}>
        <bdi className={styles.name}>{name}</bdi>
        {detail && <bdi className={styles.detail}>{detail}</bdi>}
      </span>
    </span>
  );
}
