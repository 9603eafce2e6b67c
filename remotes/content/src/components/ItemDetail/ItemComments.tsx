import { useStoredText } from '@atrium/sdk/autosave';
import { Avatar, Button, Checkbox, EmptyState, Input, LengthNote, Pill, useFormat, useToast } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddCommentMutation, useResolveCommentMutation } from '../../api/contentApi';
import type { ContentComment } from '../../api/schemas';
import { textLimits } from '../../api/schemas/limits';
import { useNameOf } from '../../state/useEditorialSettings';
import styles from './ItemComments.module.css';

/** Comment field; unsent text is stored, also while another item is open. */
function CommentForm({ itemId }: { itemId: number }) {
  const { t } = useTranslation('content');
  const toast = useToast();
  const [text, setText] = useStoredText(`comment.${itemId}`);
  const [quote, setQuote] = useStoredText(`quote.${itemId}`);
  const [isBlocking, setBlocking] = useState(false);
  const [addComment, { isLoading }] = useAddCommentMutation();

  const send = async () => {
    const { error } = await addComment({ itemId, text: text.trim(), isBlocking, ...(quote && { quote }) });
    if (error) return toast.error(t('failedAction'));
    setText('');
    setQuote('');
    setBlocking(false);
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) void send();
      }}
    >
      {quote && (
        <p className={styles.picked}>
          <q className={styles.quote}>{quote}</q>
          <Button type="link" size="small" onClick={() => setQuote('')}>
            {t('comments.withoutQuote')}
          </Button>
        </p>
      )}
      <Input.TextArea
        aria-label={t('comments.write')}
        placeholder={t('comments.write')}
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={textLimits.comment}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <LengthNote length={text.length} limit={textLimits.comment} />
      <div className={styles.foot}>
        <Checkbox checked={isBlocking} onChange={({ target }) => setBlocking(target.checked)}>
          {t('comments.isBlocking')}
        </Checkbox>
        <Button htmlType="submit" loading={isLoading} disabled={!text.trim()}>
          {t('comments.send')}
        </Button>
      </div>
    </form>
  );
}

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
