import { Avatar, Button, EmptyState, Pill, useFormat, useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useResolveCommentMutation } from '../../api/contentApi';
import type { ContentComment } from '../../api/schemas';
import { useNameOf } from '../../state/useNameOf';
import { CommentForm } from './CommentForm';
import styles from './ItemComments.module.css';

interface CommentProps {
  comment: ContentComment;
  number: number;
}

function Comment({ comment, number }: CommentProps) {
  const { t } = useTranslation('content');
  const { ago } = useFormat();
  const toast = useToast();
  const [resolve, { isLoading }] = useResolveCommentMutation();
  const { id, author, text, quote, isResolved, isBlocking, at } = comment;
  const name = useNameOf()(author);
  const toggle = async () => {
    const { error } = await resolve({ id, isResolved: !isResolved });
    if (error) toast.error(t('failedAction'));
  };
  return (
    <li className={styles.comment} data-resolved={isResolved}>
      <div className={styles.head}>
        {quote && <span className={styles.number}>{number}</span>}
        <Avatar name={name} src={author?.avatar ?? null} size="s" />
        <b>{name}</b>
        {isBlocking && !isResolved && <Pill tone="amber">{t('comments.blocking')}</Pill>}
        <time dateTime={at} className={styles.when}>
          {ago(at)}
        </time>
      </div>
      {quote && <blockquote className={styles.quote}>{quote}</blockquote>}
      <p className={styles.text}>{text}</p>
      <Button type="link" size="small" className={styles.resolve} loading={isLoading} onClick={() => void toggle()}>
        {t(isResolved ? 'comments.reopen' : 'comments.resolve')}
      </Button>
    </li>
  );
}

interface ItemCommentsProps {
  itemId: number;
  comments: readonly ContentComment[];
}

export function ItemComments({ itemId, comments }: ItemCommentsProps) {
  const { t } = useTranslation('content');
  return (
    <section className={styles.comments} aria-label={t('tabs.comments')}>
      {comments.length === 0 ? (
        <EmptyState picture="chat" title={t('comments.none')} />
      ) : (
        <ol className={styles.list}>
          {comments.map((comment, index) => (
            <Comment key={comment.id} comment={comment} number={index + 1} />
          ))}
        </ol>
      )}
      <CommentForm key={itemId} itemId={itemId} />
    </section>
  );
}
