import { Avatar, Button, useFormat, useToast } from '@atrium/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useDeleteCommentMutation,
  useEditCommentMutation,
  useResolveCommentMutation,
  useRestoreCommentMutation,
} from '../../api/editingApi';
import type { ContentComment } from '../../api/schemas';
import { isEditor } from '../../model/rights';
import { useActor } from '../../state/useActor';
import { useNameOf } from '../../state/useEditorialSettings';
import styles from './ItemComments.module.css';
import { MentionField } from './MentionField';
import { Reactions } from './Reactions';

interface EditFormProps {
  comment: ContentComment;
  onDone: () => void;
}

function EditForm({ comment: { id, text: before }, onDone }: EditFormProps) {
  const { t } = useTranslation('content');
  const toast = useToast();
  const [text, setText] = useState(before);
  const [edit, { isLoading }] = useEditCommentMutation();
  const save = async () => {
    if (!text.trim() || isLoading) return;
    const { error } = await edit({ id, text: text.trim() });
    if (error) toast.error(t('failedAction'));
    else onDone();
  };
  return (
    <div className={styles.edit}>
      <MentionField
        label={t('comments.editing')}
        hasFocus
        value={text}
        onChange={setText}
        onSend={() => void save()}
        onCancel={onDone}
      />
      <div className={styles.actions}>
        <Button size="small" type="primary" loading={isLoading} disabled={!text.trim()} onClick={() => void save()}>
          {t('comments.save')}
        </Button>
        <Button size="small" onClick={onDone}>
          {t('comments.cancel')}
        </Button>
      </div>
    </div>
  );
}

/** Deletes a comment, which can be undone. */
function useRemove(id: number): () => Promise<void> {
  const { t } = useTranslation('content');
  const toast = useToast();
  const [remove] = useDeleteCommentMutation();
  const [restore] = useRestoreCommentMutation();
  const bringBack = async () => {
    const { error } = await restore(id);
    if (error) toast.error(t('failedAction'));
  };
  return async () => {
    const { error } = await remove(id);
    if (error) toast.error(t('failedAction'));
    else toast.success(t('comments.deleted'), { action: { label: t('undo'), onClick: () => void bringBack() } });
  };
}

interface CommentProps {
  comment: ContentComment;
  isReply?: boolean;
  /** The first comment of a thread stays while there are some. */
  hasReplies?: boolean;
}

function CommentActions({ comment, isReply, hasReplies, onEdit }: CommentProps & { onEdit: () => void }) {
  const { t } = useTranslation('content');
  const toast = useToast();
  const actor = useActor();
  const [resolve, { isLoading }] = useResolveCommentMutation();
  const { id, authorId, isResolved } = comment;
  const remove = useRemove(id);
  const toggle = async () => {
    const { error } = await resolve({ id, isResolved: !isResolved });
    if (error) toast.error(t('failedAction'));
  };
  return (
    <div className={styles.actions}>
      {!isReply && (
        <Button type="link" size="small" className={styles.resolve} loading={isLoading} onClick={() => void toggle()}>
          {t(isResolved ? 'comments.reopen' : 'comments.resolve')}
        </Button>
      )}
      {authorId === actor.id && (
        <Button type="link" size="small" className={styles.resolve} onClick={onEdit}>
          {t('comments.edit')}
        </Button>
      )}
      {!hasReplies && (authorId === actor.id || isEditor(actor)) && (
        <Button type="link" size="small" className={styles.resolve} onClick={() => void remove()}>
          {t('comments.delete')}
        </Button>
      )}
    </div>
  );
}

/** A comment, with what its reader may do about it. */
export function Comment({ comment, children, ...facts }: CommentProps & { children?: ReactNode }) {
  const { t } = useTranslation('content');
  const { ago, dateTime } = useFormat();
  const [isEdited, setEdited] = useState(false);
  const { author, guest, text, at, editedAt } = comment;
  const nameOf = useNameOf();
  const name = guest === undefined ? nameOf(author) : t('comments.guest', { name: guest });
  return (
    <article aria-label={t('comments.by', { name })}>
      <div className={styles.head}>
        <Avatar name={name} src={author?.avatar ?? null} size="s" />
        <b>{name}</b>
        {children}
        <time dateTime={at} className={styles.when}>
          {ago(at)}
        </time>
        {editedAt && (
          <time dateTime={editedAt} title={dateTime(editedAt)} className={styles.edited}>
            {t('comments.edited')}
          </time>
        )}
      </div>
      {isEdited ? (
        <EditForm comment={comment} onDone={() => setEdited(false)} />
      ) : (
        <>
          <p className={styles.text} dir="auto">
            {text}
          </p>
          <Reactions comment={comment} />
          <CommentActions comment={comment} {...facts} onEdit={() => setEdited(true)} />
        </>
      )}
    </article>
  );
}
