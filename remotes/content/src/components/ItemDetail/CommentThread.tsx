import { Pill } from '@atrium/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentComment } from '../../api/schemas';
import { useNameOf } from '../../state/useEditorialSettings';
import { Comment } from './Comment';
import styles from './ItemComments.module.css';
import { ReplyForm } from './ReplyForm';

interface CommentThreadProps {
  comment: ContentComment;
  replies: readonly ContentComment[];
  number: number;
  /** Comment that a notification leads to; 0: none. */
  asked: number;
  /** The words it is about are in the text no more. */
  isGone: boolean;
}

/** A comment with the words that it is about, and its replies. */
export function CommentThread({ comment, replies, number, asked, isGone }: CommentThreadProps) {
  const { t } = useTranslation('content');
  const nameOf = useNameOf();
  const { quote, isResolved, isBlocking } = comment;
  return (
    <li className={styles.thread} data-resolved={isResolved}>
      {quote && (
        <div className={styles.about}>
          <span className={styles.number}>{number}</span>
          <blockquote className={styles.quote} dir="auto" data-gone={isGone}>
            {quote}
          </blockquote>
          {isGone && <p className={styles.gone}>{t('comments.gone')}</p>}
        </div>
      )}
      <Asked isAsked={asked === comment.id}>
        <Comment comment={comment} hasReplies={replies.length > 0}>
          {isBlocking && !isResolved && <Pill tone="amber">{t('comments.blocking')}</Pill>}
        </Comment>
      </Asked>
      {replies.length > 0 && (
        <ul className={styles.replies} aria-label={t('comments.replies')}>
          {replies.map((reply) => (
            <li key={reply.id}>
              <Asked isAsked={asked === reply.id}>
                <Comment comment={reply} isReply />
              </Asked>
            </li>
          ))}
        </ul>
      )}
      {!isResolved && <ReplyForm thread={comment} name={nameOf(comment.author)} />}
    </li>
  );
}

/** Comes into sight if a notification leads to it. */
function Asked({ isAsked, children }: { isAsked: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) place.current?.scrollIntoView({ block: 'center' });
  }, [isAsked]);
  return (
    <div ref={place} className={styles.comment} data-asked={isAsked}>
      {children}
    </div>
  );
}
