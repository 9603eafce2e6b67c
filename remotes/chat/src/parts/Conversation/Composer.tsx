import { SendHorizontal } from 'lucide-react';
import { type ComponentRef, type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Button, Icon, Input } from 'shared/ui';
import type { ChatContact } from '../../api/schemas';
import { drafted, draftOf, type WithChat } from '../../state/chatSlice';
import { useSendMessage } from '../../state/useSendMessage';
import { useContactActions } from '../Contact/useContactActions';
import styles from './Composer.module.css';
import { PictureButton, PictureDraft } from './PictureDraft';
import { usePictureDraft } from './usePictureDraft';

/** Where a message is written, unless the contact is blocked. */
export function Composer({ contact }: { contact: ChatContact }) {
  return contact.isBlocked ? <BlockedNote contact={contact} /> : <MessageForm contact={contact} />;
}

function BlockedNote({ contact }: { contact: ChatContact }) {
  const { t } = useTranslation('chat');
  const { toggleBlocked } = useContactActions(contact);
  return (
    <div className={styles.blocked}>
      {t('composer.blocked', { name: contact.fullName })}
      <Button onClick={toggleBlocked}>{t('contact.unblock')}</Button>
    </div>
  );
}

/** Enter sends, Shift and Enter begins a line. What is written stays until it is sent. */
function MessageForm({ contact }: { contact: ChatContact }) {
  const { t } = useTranslation('chat');
  const dispatch = useDispatch();
  const text = useSelector((state: WithChat) => draftOf(state, contact.id));
  const { send } = useSendMessage(contact.id);
  const field = useRef<ComponentRef<typeof Input.TextArea>>(null);
  const { picture, choose, remove, paste, drop } = usePictureDraft(contact.id);
  const isEmpty = text.trim() === '' && !picture;

  const submit = () => {
    if (!isEmpty) send(text.trim(), picture);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter only takes its choice.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onPaste={paste}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      {picture && <PictureDraft picture={picture} onRemove={remove} />}
      <PictureButton onChoose={(file) => void choose(file).then(() => field.current?.focus())} />
      <Input.TextArea
        ref={field}
        className={styles.text ?? ''}
        variant="borderless"
        autoSize={{ minRows: 1, maxRows: 8 }}
        placeholder={t('composer.label', { name: contact.fullName })}
        aria-label={t('composer.label', { name: contact.fullName })}
        value={text}
        onChange={({ target }) => dispatch(drafted({ contactId: contact.id, text: target.value }))}
        onKeyDown={onKeyDown}
      />
      <Button
        type="primary"
        htmlType="submit"
        aria-label={t('composer.send')}
        disabled={isEmpty}
        icon={<Icon of={SendHorizontal} />}
      />
    </form>
  );
}
