import { useStoredText } from '@atrium/sdk/autosave';
import { Button, Checkbox, Input, LengthNote, useToast } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddCommentMutation } from '../../api/contentApi';
import { textLimits } from '../../api/schemas/limits';
import styles from './ItemComments.module.css';

/** Comment field; unsent text is stored, also while another item is open. */
export function CommentForm({ itemId }: { itemId: number }) {
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
