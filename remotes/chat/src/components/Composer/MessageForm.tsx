import { Button, FilePicker, Icon, IconButton } from '@atrium/ui';
import { Paperclip, SendHorizontal } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { maxCharacters } from '../../api/limits';
import type { ChatContact } from '../../api/schemas';
import { drafted, draftOf, replying, replyOf, type WithChat } from '../../state/chatSlice';
import { useSendMessage } from '../../state/useSendMessage';
import styles from './Composer.module.css';
import { ComposerIssues } from './ComposerIssues';
import { DraftFiles } from './DraftFiles';
import { MessageArea, type MessageField } from './MessageArea';
import { ReplyNote } from './ReplyNote';
import { useAttachments } from './useAttachments';
import { useComposerKeys } from './useComposerKeys';
import { useFileDrop } from './useFileDrop';

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
