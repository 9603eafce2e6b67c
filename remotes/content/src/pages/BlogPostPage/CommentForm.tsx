import { Button, Input, useToast } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddPostCommentMutation } from '../../api/blog/blogApi';
import type { BlogComment } from '../../api/blog/schemas';
import styles from './Comments.module.css';

interface CommentFormProps {
  blogId: number;
  /** Comment that is answered; absent: the post itself. */
  replyTo?: BlogComment;
  onDone?: () => void;
}

/** Comment field; unsent text is stored. */
export function CommentForm({ blogId, replyTo, onDone }: CommentFormProps) {
  const { t } = useTranslation('content');
  const toast = useToast();
  const [text, setText] = useState('');
  const [addComment, { isLoading }] = useAddPostCommentMutation();
  const label = replyTo ? t('readerComment.replyTo', { name: replyTo.userFullName }) : t('readerComment.write');

  const send = async () => {
    const { error } = await addComment({ blogId, commentText: text.trim(), replyTo: replyTo?.id });
    if (error) return toast.error(t('readerComment.failed'));
    setText('');
    onDone?.();
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) void send();
      }}
    >
      <Input.TextArea
        aria-label={label}
        placeholder={label}
        autoSize={{ minRows: 3, maxRows: 10 }}
        autoFocus={replyTo !== undefined}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button htmlType="submit" loading={isLoading} disabled={!text.trim()}>
        {t('readerComment.send')}
      </Button>
    </form>
  );
}
