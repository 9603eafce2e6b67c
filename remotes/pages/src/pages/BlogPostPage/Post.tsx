import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar, useFormat } from 'shared/ui';
import type { BlogPage } from '../../api/blog/schemas';
import { useAnchor } from '../../parts/Accordion/useAnchor';
import { Tags } from '../../parts/Blog/Tags';
import { CopyLink } from '../../parts/CopyLink/CopyLink';
import { RichText } from '../../parts/RichText/RichText';
import { readRichText } from '../../parts/RichText/readRichText';
import styles from './BlogPost.module.css';
import { BookmarkButton } from './BookmarkButton';
import { Comments } from './Comments';

/** A post, who wrote it, and its comments. */
export function Post({ page: { blog, comments } }: { page: BlogPage }) {
  const { t } = useTranslation('pages');
  const { date } = useFormat();
  const { content } = useMemo(() => readRichText(blog.content), [blog.content]);
  const { author } = blog;
  useAnchor();
  return (
    <div className={styles.post}>
      <article>
        <p className={styles.by}>
          <Avatar name={blog.userFullName} src={blog.avatar} size="s" />
          {blog.userFullName} · {date(blog.blogPosted)}
        </p>
        <Tags tags={blog.tags} />
        <img className={styles.picture} src={blog.img} alt="" width={640} height={360} />
        <RichText content={content} />
        <div className={styles.actions}>
          <BookmarkButton post={blog} />
          <CopyLink to={`/pages/blog/detail/${blog.id}`} label={t('blog.copyLink')} />
        </div>
      </article>
      <section className={styles.author} aria-label={t('blog.author')}>
        <Avatar name={author.userFullName} src={author.avatar} size="l" />
        <div>
          <p className={styles.authorName}>{author.userFullName}</p>
          <p className={styles.about}>{author.about}</p>
        </div>
      </section>
      <Comments blogId={blog.id} comments={comments} />
    </div>
  );
}
