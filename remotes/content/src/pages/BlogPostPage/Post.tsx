import { useCan } from '@atrium/sdk';
import { Alert, Avatar, CopyLink, Icon, LinkButton } from '@atrium/ui';
import { SquarePen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BlogPage } from '../../api/blog/schemas';
import { PostArticle } from '../../components/Post/PostArticle';
import styles from './BlogPost.module.css';
import { BookmarkButton } from './BookmarkButton';
import { Comments } from './Comments';

export function Post({ page: { blog, comments } }: { page: BlogPage }) {
  const { t } = useTranslation('content');
  const canEdit = useCan()({ action: 'update', subject: 'Content' });
  const { author } = blog;
  return (
    <div className={styles.post}>
      {blog.status !== 'Published' && <Alert type="info" title={t('blog.notLive')} />}
      <PostArticle post={blog} />
      <div className={styles.actions}>
        <BookmarkButton post={blog} />
        <CopyLink
          to={`/pages/blog/detail/${blog.id}`}
          label={t('blog.copyLink')}
          said={{ done: t('link.copied'), failed: t('link.notCopied') }}
        />
        {canEdit && (
          <LinkButton to={`/pages/blog/edit/${blog.id}`} icon={<Icon of={SquarePen} />}>
            {t('blog.edit')}
          </LinkButton>
        )}
      </div>
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
