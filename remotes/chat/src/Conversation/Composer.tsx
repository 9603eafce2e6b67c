import { SendHorizontal } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { ChatContact } from 'shared/api';
import { Button, Icon, Input } from 'shared/ui';
import { useContactActions } from '../Contact/useContactActions';
import { drafted, draftOf, type WithChat } from '../state/chatSlice';
import { useSendMessage } from '../state/useSendMessage';
import styles from './Composer.module.css';

/** Where a message is written: Enter sends, Shift and Enter begins a line. What is written stays until it is sent. */
export function Composer({ contact }: { contact: ChatContact }) {
  const { t } = useTranslation('chat');
  const dispatch = useDispatch();
  const text = useSelector((state: WithChat) => draftOf(state, contact.id));
  const { send } = useSendMessage(contact.id);
  const actions = useContactActions(contact);
  const isBlank = text.trim() === '';

  if (contact.isBlocked) {
    return (
      <div className={styles.blocked}>
        {t('composer.blocked', { name: contact.fullName })}
        <Button onClick={actions.toggleBlocked}>{t('contact.unblock')}</Button>
      </div>
    );
  }

  const submit = () => {
    if (!isBlank) send(text.trim());
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
    >
      <Input.TextArea
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
        disabled={isBlank}
        icon={<Icon of={SendHorizontal} />}
      />
    </form>
  );
}
