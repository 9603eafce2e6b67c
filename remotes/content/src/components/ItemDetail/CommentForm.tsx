import type { TextQuote } from '@atrium/contract/text';
import { useStoredText } from '@atrium/sdk/autosave';
import { Button, Checkbox, useToast } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddCommentMutation } from '../../api/editingApi';
import { textLimits } from '../../api/schemas/limits';
import { readQuote } from '../../model/commentThreads';
import styles from './ItemComments.module.css';
import { MentionField } from './MentionField';

const toAnchor = ({ exact, ...context }: TextQuote) => ({ quote: exact.slice(0, textLimits.quote), context });

/** Comment field; unsent text is stored, also while another item is open. */
export function CommentForm({ itemId }: { itemId: number }) {
  const { t } = useTranslation('content');
  const toast = useToast();
  const [text, setText] = useStoredText(`comment.${itemId}`);
  const [kept, keep] = useStoredText(`quote.${itemId}`);
  const [isBlocking, setBlocking] = useState(false);
  const [addComment, { isLoading }] = useAddCommentMutation();
  const quote = readQuote(kept);

  const send = async () => {
    if (!text.trim() || isLoading) return;
    const { error } = await addComment({ itemId, text: text.trim(), isBlocking, ...(quote && toAnchor(quote)) });
    if (error) return toast.error(t('failedAction'));
    setText('');
    keep('');
    setBlocking(false);
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {quote && (
        <p className={styles.picked}>
          <q className={styles.quote}>{quote.exact}</q>
          <Button type="link" size="small" onClick={() => keep('')}>
            {t('comments.withoutQuote')}
          </Button>
        </p>
      )}
      <MentionField label={t('comments.write')} value={text} onChange={setText} onSend={() => void send()} />
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
