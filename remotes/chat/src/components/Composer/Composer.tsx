import { Button } from '@atrium/ui';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatContact } from '../../api/schemas';
import { useContactActions } from '../Contact/useContactActions';
import styles from './Composer.module.css';
import type { MessageField } from './MessageArea';
import { MessageForm } from './MessageForm';

interface ComposerProps {
  contact: ChatContact;
  field: Ref<MessageField>;
  onEditLast: () => void;
  onLeave: () => void;
}

/** Input of a message, unless the contact is blocked. */
export function Composer({ contact, ...rest }: ComposerProps) {
  return contact.isBlocked ? <BlockedNote contact={contact} /> : <MessageForm contact={contact} {...rest} />;
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
