import { useShortcut } from '@atrium/sdk';
import { Avatar, IconButton, Toolbar, useIsNarrow } from '@atrium/ui';
import { ArrowLeft, Phone, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ChatContact } from '../../api/schemas';
import { phoneLink } from '../../model/phoneLink';
import { ContactMenu } from './ContactMenu';
import styles from './Conversation.module.css';

interface ConversationHeadProps {
  contact: ChatContact;
  isTyping: boolean;
  onClose: () => void;
  onContact: () => void;
  onSearch: () => void;
  onDate: () => void;
}

export function ConversationHead({ contact, isTyping, onClose, onContact, onSearch, onDate }: ConversationHeadProps) {
  const { t } = useTranslation('chat');
  const isNarrow = useIsNarrow();
  const shortcut = useShortcut('find');
  return (
    <Toolbar
      kind="pane"
      label={t('conversation.tools')}
      end={
        <>
          {contact.phone && !isNarrow && (
            <IconButton
              label={t('conversation.call', { phone: contact.phone })}
              icon={Phone}
              href={phoneLink(contact.phone)}
            />
          )}
          <IconButton label={t('search.open')} icon={Search} shortcut={shortcut} onClick={onSearch} />
          <ContactMenu contact={contact} onContact={onContact} onDate={onDate} />
        </>
      }
    >
      {isNarrow && (
        <IconButton className={styles.back} label={t('conversation.back')} icon={ArrowLeft} onClick={onClose} />
      )}
      <button type="button" className={styles.person} onClick={onContact} title={t('contact.open')}>
        <Avatar name={contact.fullName} src={contact.avatar} status={contact.status} />
        <span className={styles.who}>
          <span className={styles.name}>{contact.fullName}</span>
          <small className={styles.role} data-typing={isTyping || undefined}>
            {isTyping ? t('conversation.typing') : contact.role}
          </small>
        </span>
      </button>
    </Toolbar>
  );
}
