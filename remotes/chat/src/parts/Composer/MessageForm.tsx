import { SendHorizontal, Smile } from 'lucide-react';
import { type ComponentRef, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Alert, Button, Icon, Input, useFormat, useIsNarrow } from 'shared/ui';
import { mostCharacters } from '../../api/limits';
import type { ChatContact } from '../../api/schemas';
import { drafted, draftOf, replying, replyOf, type WithChat } from '../../state/chatSlice';
import { useSendMessage } from '../../state/useSendMessage';
import { EmojiButton } from '../Emoji/EmojiButton';
import { AttachButton } from './AttachButton';
import styles from './Composer.module.css';
import { DraftFiles } from './DraftFiles';
import { ReplyNote } from './ReplyNote';
import { useAttachments } from './useAttachments';
import { useComposerKeys } from './useComposerKeys';
import { useInsertion } from './useInsertion';

export interface MessageField {
  focus(): void;
}

interface MessageFormProps {
  contact: ChatContact;
  field: Ref<MessageField>;
  onEditLast: () => void;
  onLeave: () => void;
}

/** Words, files and what they answer, until they are sent. What is written stays until then, whatever happens. */
export function MessageForm({ contact, field, onEditLast, onLeave }: MessageFormProps) {
  const { t } = useTranslation('chat');
  const format = useFormat();
  const isNarrow = useIsNarrow();
  const dispatch = useDispatch();
  const text = useSelector((state: WithChat) => draftOf(state, contact.id));
  const quote = useSelector((state: WithChat) => replyOf(state, contact.id));
  const { send } = useSendMessage(contact.id);
  const attachments = useAttachments(contact.id);
  const area = useRef<ComponentRef<typeof Input.TextArea>>(null);
  const [isOver, setOver] = useState(false);
  const write = (next: string) => dispatch(drafted({ contactId: contact.id, text: next }));
  const insert = useInsertion(area, text, write);
  useImperativeHandle(field, () => ({ focus: () => area.current?.focus({ cursor: 'end' }) }), []);

  const words = text.trim();
  const isTooLong = words.length > mostCharacters;
  const isEmpty = words === '' && attachments.files.length === 0;
  const submit = () => {
    if (isEmpty || isTooLong || attachments.isStoring) return;
    send({ message: words, files: attachments.files.flatMap(({ file }) => file ?? []), quote });
    attachments.dismiss();
  };
  const cancelReply = () => dispatch(replying({ contactId: contact.id, quote: undefined }));
  const onKeyDown = useComposerKeys({
    isEmpty,
    onSend: submit,
    onEditLast,
    onEscape: quote ? cancelReply : onLeave,
  });
  return (
    <form
      data-kept
      className={styles.composer}
      data-over={isOver || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onPaste={attachments.paste}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(event.dataTransfer.types.includes('Files'));
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        attachments.drop(event);
      }}
    >
      {quote && <ReplyNote quote={quote} contact={contact} onCancel={cancelReply} />}
      <DraftFiles attachments={attachments} />
      {(attachments.refusals.length > 0 || isTooLong) && (
        <div className={styles.refusals}>
          {attachments.refusals.map((refusal) => (
            <Alert key={refusal} type="error" title={<bdi>{refusal}</bdi>} onClose={attachments.dismiss} />
          ))}
          {isTooLong && (
            <Alert
              type="error"
              title={t('composer.tooLong', {
                length: format.number(words.length),
                most: format.number(mostCharacters),
              })}
            />
          )}
        </div>
      )}
      <AttachButton onChoose={(files) => attachments.add(files)} />
      <Input.TextArea
        ref={area}
        className={styles.text ?? ''}
        variant="borderless"
        autoSize={{ minRows: 1, maxRows: 8 }}
        placeholder={isNarrow ? t('composer.short') : t('composer.label', { name: contact.fullName })}
        aria-label={t('composer.label', { name: contact.fullName })}
        aria-invalid={isTooLong || undefined}
        value={text}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
      />
      <EmojiButton label={t('emoji.open')} icon={Smile} onPick={insert} />
      <Button
        type="primary"
        htmlType="submit"
        aria-label={t('composer.send')}
        disabled={isEmpty || isTooLong || attachments.isStoring}
        icon={<Icon of={SendHorizontal} />}
      />
    </form>
  );
}
