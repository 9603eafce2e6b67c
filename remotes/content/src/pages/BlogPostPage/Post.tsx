import { Can, useCan } from '@atrium/sdk';
import { Alert, Avatar, Button, CopyLink, Icon, IconButton, LinkButton, useFormat, useToast } from '@atrium/ui';
import { Bookmark, Reply, SquarePen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useBookmarkPostMutation,
  useDeletePostCommentMutation,
  useRestorePostCommentMutation,
} from '../../api/blog/blogApi';
import type { BlogComment, BlogDetail, BlogPage } from '../../api/blog/schemas';
import { PostArticle } from '../../components/Post/PostArticle';
import { usePostMeta } from '../../components/Post/usePostMeta';
import { postPath } from '../../model/blogPost';
import { type CommentThread, commentThreads } from '../../model/commentThreads';
import styles from './BlogPost.module.css';
import { CommentForm } from './CommentForm';
import commentsStyles from './Comments.module.css';
import { PostLanguages } from './PostLanguages';

function useRemoveComment() {
  const { t } = useTranslation('content');
  const toast = useToast();
  const [deleteComment] = useDeletePostCommentMutation();
  const [restoreComment] = useRestorePostCommentMutation();

  const restore = async (id: number) => {
    const { error } = await restoreComment(id);
    if (error) toast.error(t('readerComment.restoreFailed'));
  };

  return async (id: number) => {
    const { error } = await deleteComment(id);
    if (error) return toast.error(t('readerComment.deleteFailed'));
    toast.success(t('readerComment.deleted'), { action: { label: t('undo'), onClick: () => void restore(id) } });
  };
}

function Comment({ blogId, thread }: { blogId: number; thread: CommentThread<BlogComment> }) {
  const { t } = useTranslation('content');
  const { ago, dateTime } = useFormat();
  const can = useCan();
  const remove = useRemoveComment();
  const [isReplying, setReplying] = useState(false);
  const { comment, replies } = thread;
  const { id, userFullName, avatar, commentedAt, commentText } = comment;
  return (
    <li className={commentsStyles.comment}>
      <Avatar name={userFullName} src={avatar} />
      <div className={commentsStyles.body}>
        <p className={commentsStyles.head}>
          <strong>{userFullName}</strong>
          <time className={commentsStyles.time} dateTime={commentedAt} title={dateTime(commentedAt)}>
            {ago(commentedAt)}
          </time>
        </p>
        <p className={commentsStyles.text}>{commentText}</p>
        <div className={commentsStyles.actions}>
          {can({ action: 'create', subject: 'Blog' }) && (
            <Button
              type="text"
              icon={<Icon of={Reply} />}
              aria-expanded={isReplying}
              aria-label={t('readerComment.replyTo', { name: userFullName })}
              onClick={() => setReplying(!isReplying)}
            >
              {t('readerComment.reply')}
            </Button>
          )}
          {replies.length === 0 && can({ action: 'delete', subject: 'Blog' }) && (
            <IconButton
              label={t('readerComment.delete', { name: userFullName })}
              icon={Trash2}
              onClick={() => void remove(id)}
            />
          )}
        </div>
        {isReplying && <CommentForm blogId={blogId} replyTo={comment} onDone={() => setReplying(false)} />}
        {replies.length > 0 && (
          <ul className={commentsStyles.replies}>
            {replies.map((reply) => (
              <Comment key={reply.comment.id} blogId={blogId} thread={reply} />
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

interface CommentsProps {
  blogId: number;
  comments: readonly BlogComment[];
}

function Comments({ blogId, comments }: CommentsProps) {
  const { t } = useTranslation('content');
  return (
    <section aria-labelledby="comments">
      <h2 id="comments" className={commentsStyles.title}>
        {t('blog.comments', { count: comments.length })}
      </h2>
      <ul className={commentsStyles.list}>
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

function BookmarkButton({ post: { id, bookmarked, isBookmarked } }: { post: BlogDetail }) {
  const { t } = useTranslation('content');
  const { compact } = useFormat();
  const toast = useToast();
  const [bookmark] = useBookmarkPostMutation();
  const toggle = async () => {
    const { error } = await bookmark(id);
    if (error) toast.error(t('blog.bookmarkFailed'));
  };
  return (
    <Button
      className={isBookmarked ? styles.marked : ''}
      icon={<Icon of={Bookmark} />}
      aria-pressed={isBookmarked}
      onClick={() => void toggle()}
    >
      {t('blog.bookmark')} <span className="num">{compact(bookmarked)}</span>
    </Button>
  );
}

export function Post({ page: { blog, comments } }: { page: BlogPage }) {
  const { t } = useTranslation('content');
  usePostMeta(blog);
  const canEdit = useCan()({ action: 'update', subject: 'Content' });
  const { author } = blog;
  return (
    <div className={styles.post}>
      {blog.status !== 'Published' && <Alert type="info" title={t('blog.notLive')} />}
      <PostLanguages post={blog} />
      <PostArticle post={blog} />
      <div className={styles.actions}>
        <BookmarkButton post={blog} />
        <CopyLink
          to={postPath(blog)}
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
