import { useCan } from '@atrium/sdk';
import { Avatar, Button, Icon, IconButton, useFormat } from '@atrium/ui';
import { Reply, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommentThread } from '../../model/commentThreads';
import { CommentForm } from './CommentForm';
import styles from './Comments.module.css';
import { useRemoveComment } from './useRemoveComment';

export function Comment({ blogId, thread }: { blogId: number; thread: CommentThread }) {
  const { t } = useTranslation('content');
  const { ago, dateTime } = useFormat();
  const can = useCan();
  const remove = useRemoveComment();
  const [isReplying, setReplying] = useState(false);
  const { comment, replies } = thread;
  const { id, userFullName, avatar, commentedAt, commentText } = comment;
  return (
    <li className={styles.comment}>
      <Avatar name={userFullName} src={avatar} />
      <div className={styles.body}>
        <p className={styles.head}>
          <strong>{userFullName}</strong>
          <time className={styles.time} dateTime={commentedAt} title={dateTime(commentedAt)}>
            {ago(commentedAt)}
          </time>
        </p>
        <p className={styles.text}>{commentText}</p>
        <div className={styles.actions}>
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
          <ul className={styles.replies}>
            {replies.map((reply) => (
              <Comment key={reply.comment.id} blogId={blogId} thread={reply} />
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
