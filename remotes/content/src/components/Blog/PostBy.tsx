import { Avatar, useFormat } from '@atrium/ui';
import type { Blog } from '../../api/blog/schemas';
import styles from './PostBy.module.css';

interface PostByProps {
  post: Pick<Blog, 'userFullName' | 'avatar' | 'blogPosted'>;
  className?: string | undefined;
}

export function PostBy({ post: { userFullName, avatar, blogPosted }, className = '' }: PostByProps) {
  const { date } = useFormat();
  return (
    <p className={`${styles.by} ${className}`}>
      <Avatar name={userFullName} src={avatar} size="s" />
      {userFullName} · {date(blogPosted)}
    </p>
  );
}
