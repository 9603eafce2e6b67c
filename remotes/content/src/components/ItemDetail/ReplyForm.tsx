import { useStoredText } from '@atrium/sdk/autosave';
import { Button, useToast } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddCommentMutation } from '../../api/editingApi';
import type { ContentComment } from '../../api/schemas';
import styles from './ItemComments.module.css';
import { MentionField } from './MentionField';

/** Answers in a thread; unsent text is stored, and the form is open where there is some. */
export function ReplyForm({ thread: { id, itemId }, name }: { thread: ContentComment; name: string }) {
  const { t } = useTranslation('content');
  const toast = useToast();
  const [text, setText] = useStoredText(`reply.${id}`);
  const [isAsked, setAsked] = useState(false);
  const [addComment, { isLoading }] = useAddCommentMutation();
  const close = () => {
    setText('');
    setAsked(false);
  };
  const send = async () => {
    if (!text.trim() || isLoading) return;
    const { error } = await addComment({ itemId, replyTo: id, text: text.trim() });
    if (error) toast.error(t('failedAction'));
    else close();
  };
  if (!isAsked && !text)
    return (
      <Button
        type="link"
        size="small"
        className={styles.resolve}
        aria-label={t('comments.replyTo', { name })}
        onClick={() => setAsked(true)}
      >
        {t('comments.reply')}
      </Button>
    );
  return (
    <div className={styles.edit}>
      <MentionField
        label={t('comments.replyTo', { name })}
        hasFocus={isAsked}
        value={text}
        onChange={setText}
        onSend={() => void send()}
        onCancel={() => setAsked(text !== '')}
      />
      <div className={styles.actions}>
        <Button size="small" type="primary" loading={isLoading} disabled={!text.trim()} onClick={() => void send()}>
          {t('comments.reply')}
        </Button>
        <Button size="small" onClick={close}>
          {t('comments.cancel')}
        </Button>
      </div>
    </div>
  );
}
