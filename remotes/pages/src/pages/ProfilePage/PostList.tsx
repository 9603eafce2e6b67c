import { Button } from '@atrium/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ProfilePost } from '../../api/profile/schemas';
import { Post } from './Post';
import styles from './Profile.module.css';

const step = 3;

const show = (post: HTMLElement | null) => post?.scrollIntoView({ block: 'start' });

/** Posts, a few at first: more as one scrolls to the end, or by a button. */
export function PostList({ posts, isOwn }: { posts: readonly ProfilePost[]; isOwn: boolean }) {
  const { t } = useTranslation('pages');
  const { hash } = useLocation();
  const isWanted = ({ id }: ProfilePost) => hash === `#post-${id}`;
  const [shown, setShown] = useState(() => Math.max(step, posts.findIndex(isWanted) + 1));
  const end = useRef<HTMLDivElement>(null);
  const hasMore = shown < posts.length;

  useEffect(() => {
    const mark = end.current;
    if (!hasMore || !mark || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setShown(shown + step);
    });
    observer.observe(mark);
    return () => observer.disconnect();
    // Where the new posts leave the end on the screen, it is looked at again.
  }, [hasMore, shown]);

  return (
    <>
      {posts.slice(0, shown).map((post) => (
        <div key={post.id} id={`post-${post.id}`} {...(isWanted(post) && { ref: show })}>
          <Post post={post} isOwn={isOwn} />
        </div>
      ))}
      {hasMore && (
        <div ref={end} className={styles.more}>
          <Button onClick={() => setShown(shown + step)}>{t('profile.more')}</Button>
        </div>
      )}
    </>
  );
}
