import { isComposing } from '@atrium/contract/values';
import { Button, ExplainedButton, Input, useFormat } from '@atrium/ui';
import { type ComponentRef, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { maxCharacters } from '../../api/limits';
import { editing, editOf, type WithChat } from '../../state/chatSlice';
import { useConversation } from '../../state/conversationContext';
import styles from './MessageEditor.module.css';
import { useMessageActions } from './useMessageActions';

/** Editing of a sent message: the text is stored while it is edited, then saved or discarded. */
function useMessageEdit(time: string) {
  const dispatch = useDispatch();
  const { contact, focusComposer } = useConversation();
  const text = useSelector((state: WithChat) => editOf(state, contact.id)?.text ?? '');
  const { edit } = useMessageActions();
  const words = text.trim();
  const isRejected = words === '' || words.length > maxCharacters;
  const setEdit = (next: string | undefined) =>
    dispatch(editing({ contactId: contact.id, edit: next === undefined ? undefined : { time, text: next } }));
  return {
    text,
    words,
    isRejected,
    change: (next: string) => void setEdit(next),
    cancel() {
      setEdit(undefined);
      focusComposer();
    },
    save() {
      if (isRejected) return;
      void edit(time, words);
      focusComposer();
    },
  };
}

/** The person's own message in edit mode: Enter saves, Escape discards. The text is kept in storage meanwhile. */
export default function MessageEditor({ time }: { time: string }) {
  const { t } = useTranslation('chat');
  const format = useFormat();
  const reason = useId();
  const { text, words, isRejected, change, cancel, save } = useMessageEdit(time);
  const field = useRef<ComponentRef<typeof Input.TextArea>>(null);
  useEffect(() => field.current?.focus({ cursor: 'end' }), []);

  const tooLong = { length: format.number(words.length), most: format.number(maxCharacters) };
  const issue = !isRejected ? null : words === '' ? t('message.noWords') : t('composer.tooLong', tooLong);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const run = event.key === 'Escape' ? cancel : event.key === 'Enter' && !event.shiftKey ? save : undefined;
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };
  return (
    <div className={styles.editor}>
      <Input.TextArea
        ref={field}
        autoSize={{ minRows: 1, maxRows: 12 }}
        aria-label={t('message.editing')}
        aria-invalid={isRejected || undefined}
        {...(isRejected ? { 'aria-describedby': reason } : {})}
        value={text}
        onChange={({ target }) => change(target.value)}
        onKeyDown={onKeyDown}
      />
      {issue && (
        <p className={styles.issue} id={reason} role="alert">
          {issue}
        </p>
      )}
      <div className={styles.choices}>
        <Button size="small" onClick={cancel}>
          {t('message.cancel')}
        </Button>
        <ExplainedButton size="small" type="primary" reason={issue} reasonId={reason} onClick={save}>
          {t('message.save')}
        </ExplainedButton>
      </div>
    </div>
  );
}
