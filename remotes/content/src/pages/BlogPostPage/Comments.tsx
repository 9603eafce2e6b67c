import { Can } from '@atrium/sdk';
import { useTranslation } from 'react-i18next';
import type { BlogComment } from '../../api/blog/schemas';
import { commentThreads } from '../../model/commentThreads';
import { Comment } from './Comment';
import { CommentForm } from './CommentForm';
import styles from './Comments.module.css';

interface CommentsProps {
  blogId: number;
  comments: readonly BlogComment[];
}

export function Comments({ blogId, comments }: CommentsProps) {
  const { t } = useTranslation('content');
  return (
    <section aria-labelledby="comments">
      <h2 id="comments" className={styles.title}>
        {t('blog.comments', { count: comments.length })}
      </h2>
      <ul className={styles.list}>
        {commentThreads(comments).map((thread) => (
          <Comment key={thread.comment.id} blogId={blogId} thread={thread} />
        ))}
      </ul>
      <Can I="create" a="Blog">
        <CommentForm blogId={blogId} />
      </Can>
    </section>
  );
}
