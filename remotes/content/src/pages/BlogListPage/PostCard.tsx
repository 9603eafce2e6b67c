import { Highlight, Icon, StretchedLink } from '@atrium/ui';
import { MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Blog } from '../../api/blog/schemas';
import { PostBy } from '../../components/Blog/PostBy';
import { Tags } from '../../components/Blog/Tags';
import styles from './PostCard.module.css';

export function PostCard({ post, q }: { post: Blog; q: string }) {
  const { t } = useTranslation('content');
  return (
    <article className={styles.card}>
      <img className={styles.picture} src={post.img} alt="" width={640} height={360} loading="lazy" decoding="async" />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <StretchedLink className={styles.link} to={`/pages/blog/detail/${post.id}`}>
            <Highlight text={post.title} query={q} />
          </StretchedLink>
        </h2>
        <PostBy className={styles.by} post={post} />
        <p className={styles.excerpt}>
          <Highlight text={post.excerpt} query={q} />
        </p>
        <div className={styles.end}>
          <Tags tags={post.tags} />
          <span className={styles.comments}>
            <Icon of={MessageSquare} /> <bdi>{t('blog.comments', { count: post.comment })}</bdi>
          </span>
        </div>
      </div>
    </article>
  );
}
