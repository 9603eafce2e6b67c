import { createQuoteFinder } from '@atrium/contract/text';
import { EmptyState } from '@atrium/ui';
import { readArticleMarkup } from '@atrium/ui/sanitize';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ContentComment, ItemDetail } from '../../api/schemas';
import { commentThreads } from '../../model/commentThreads';
import { CommentForm } from './CommentForm';
import { CommentThread } from './CommentThread';
import styles from './ItemComments.module.css';

interface ItemCommentsProps {
  item: ItemDetail['item'];
  comments: readonly ContentComment[];
}

/** Tells whether the words that a comment is about are in the text still. */
function useFinder({ title, summary, body }: ItemDetail['item']) {
  const shown = useDeferredValue(body);
  return useMemo(
    () => createQuoteFinder(`${title} ${summary} ${readArticleMarkup(shown).textContent}`),
    [title, summary, shown],
  );
}

/** Threads about an item, oldest first, and a field for the next one. */
export function ItemComments({ item, comments }: ItemCommentsProps) {
  const { t } = useTranslation('content');
  const find = useFinder(item);
  const asked = Number(useSearchParams()[0].get('comment'));
  return (
    <section className={styles.comments} aria-label={t('tabs.comments')}>
      {comments.length === 0 ? (
        <EmptyState picture="chat" title={t('comments.none')} />
      ) : (
        <ol className={styles.list}>
          {commentThreads(comments).map(({ comment, replies }, index) => (
            <CommentThread
              key={comment.id}
              comment={comment}
              replies={replies.map((reply) => reply.comment)}
              number={index + 1}
              asked={asked}
              isGone={comment.quote !== null && find({ exact: comment.quote, ...comment.context }) === null}
            />
          ))}
        </ol>
      )}
      <CommentForm key={item.id} itemId={item.id} />
    </section>
  );
}
