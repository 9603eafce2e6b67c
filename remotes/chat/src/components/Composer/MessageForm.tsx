import { isComposing } from '@atrium/contract/values';
import { Button, FilePicker, Icon, IconButton } from '@atrium/ui';
import { Paperclip, Reply, SendHorizontal, X } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { maxCharacters } from '../../api/limits';
import type { ChatQuote } from '../../api/messageSchemas';
import { ownId } from '../../api/ownId';
import type { ChatContact } from '../../api/schemas';
import { drafted, draftOf, replying, replyOf, type WithChat } from '../../state/chatSlice';
import { useSendMessage } from '../../state/useSendMessage';
import { useQuoteText } from '../Message/MessageQuote';
import styles from './Composer.module.css';
import { ComposerIssues } from './ComposerIssues';
import { DraftFiles } from './DraftFiles';
import { MessageArea, type MessageField } from './MessageArea';
import { useAttachments } from './useAttachments';

interface ReplyNoteProps {
  quote: ChatQuote;
  contact: ChatContact;
  onCancel: () => void;
}

function ReplyNote({ quote, contact, onCancel }: ReplyNoteProps) {
  const { t } = useTranslation('chat');
  const text = useQuoteText(quote);
  return (
    <div className={styles.reply}>
      <Icon of={Reply} />
      <span className={styles.quoted}>
        {quote.senderId === ownId ? t('composer.replyOwn') : t('composer.reply', { name: contact.fullName })}{' '}
        <bdi>{text}</bdi>
      </span>
      <IconButton label={t('composer.noReply')} icon={X} iconSize={14} onClick={onCancel} />
    </div>
  );
}

interface ComposerKeys {
  isEmpty: boolean;
  onSend: () => void;
  onEditLast: () => void;
  onEscape: () => void;
}

/** Enter sends, Shift+Enter adds a line; in an empty field the up arrow edits the last own message; Escape leaves. */
const useComposerKeys =
  ({ isEmpty, onSend, onEditLast, onEscape }: ComposerKeys) =>
  (event: KeyboardEvent) => {
    // While an input method composes, Enter and Escape belong to it.
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const runs: Record<string, (() => void) | undefined> = {
      Enter: event.shiftKey ? undefined : onSend,
      ArrowUp: isEmpty && !event.shiftKey ? onEditLast : undefined,
      Escape: onEscape,
    };
    const run = runs[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  };

function useFileDrop(onDrop: (event: DragEvent) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        event.preventDefault();
        setOver(event.dataTransfer.types.includes('Files'));
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        setOver(false);
        onDrop(event);
      },
    },
  };
}

interface MessageFormProps {
  contact: ChatContact;
  field: Ref<MessageField>;
  onEditLast: () => void;
  onLeave: () => void;
}

/** Text, files and quote of the next message. They are stored until it is sent. */
export function MessageForm({ contact, field, onEditLast, onLeave }: MessageFormProps) {
  const { t } = useTranslation('chat');
  const dispatch = useDispatch();
  const contactId = contact.id;
  const text = useSelector((state: WithChat) => draftOf(state, contactId));
  const quote = useSelector((state: WithChat) => replyOf(state, contactId));
  const { send } = useSendMessage(contactId);
  const attachments = useAttachments(contactId);
  const { isOver, handlers } = useFileDrop(attachments.drop);

  const words = text.trim();
  const isTooLong = words.length > maxCharacters;
  const isEmpty = words === '' && attachments.files.length === 0;
  const maySend = !isEmpty && !isTooLong && !attachments.isStoring;
  const submit = () => {
    if (!maySend) return;
    send({ message: words, files: attachments.files.flatMap(({ file }) => file ?? []), quote });
    attachments.dismiss();
  };
  const cancelReply = () => dispatch(replying({ contactId, quote: undefined }));
  const onKeyDown = useComposerKeys({ isEmpty, onSend: submit, onEditLast, onEscape: quote ? cancelReply : onLeave });
  return (
    <form
      data-kept
      {...handlers}
      className={styles.composer}
      data-over={isOver || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onPaste={attachments.paste}
    >
      {quote && <ReplyNote quote={quote} contact={contact} onCancel={cancelReply} />}
      <DraftFiles attachments={attachments} />
      <ComposerIssues files={attachments.issues} onDismiss={attachments.dismiss} length={words.length} />
      <FilePicker label={t('composer.attach')} onFiles={attachments.add}>
        {(choose) => <IconButton label={t('composer.attach')} icon={Paperclip} onClick={choose} />}
      </FilePicker>
      <MessageArea
        name={contact.fullName}
        field={field}
        text={text}
        isInvalid={isTooLong}
        onWrite={(next) => dispatch(drafted({ contactId, text: next }))}
        onKeyDown={onKeyDown}
      />
      <Button
        type="primary"
        htmlType="submit"
        aria-label={t('composer.send')}
        disabled={!maySend}
        icon={<Icon of={SendHorizontal} />}
      />
    </form>
  );
}
