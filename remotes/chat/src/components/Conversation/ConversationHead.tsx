import type { Action } from '@atrium/contract';
import { ActionButton, Avatar, DropdownMenu, IconButton, Toolbar, useIsNarrow } from '@atrium/ui';
import { ArrowLeft, Ellipsis, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ChatContact } from '../../api/schemas';
import { phoneLink } from '../../model/phoneLink';
import { useContactActions } from '../Contact/useContactActions';
import styles from './Conversation.module.css';

interface ContactMenuProps {
  contact: ChatContact;
  onContact: () => void;
  onDate: () => void;
}

function ContactMenu({ contact, onContact, onDate }: ContactMenuProps) {
  const { t } = useTranslation('chat');
  const actions = useContactActions(contact);
  const choices: Record<string, () => void> = {
    view: onContact,
    date: onDate,
    mute: actions.toggleMuted,
    block: actions.toggleBlocked,
    clear: () => void actions.clear(),
  };
  return (
    <DropdownMenu
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: [
          { key: 'view', label: t('contact.open') },
          { key: 'date', label: t('date.open') },
          { key: 'mute', label: t(contact.isMuted ? 'contact.unmute' : 'contact.mute') },
          { key: 'block', label: t(contact.isBlocked ? 'contact.unblock' : 'contact.block') },
          { type: 'divider' },
          { key: 'clear', label: t('contact.clear'), danger: true },
        ],
        onClick: ({ key }) => choices[key]?.(),
      }}
    >
      <IconButton label={t('conversation.more')} icon={Ellipsis} />
    </DropdownMenu>
  );
}

interface ConversationHeadProps {
  contact: ChatContact;
  isTyping: boolean;
  onClose: () => void;
  onContact: () => void;
  find: Action;
  onDate: () => void;
}

export function ConversationHead({ contact, isTyping, onClose, onContact, find, onDate }: ConversationHeadProps) {
  const { t } = useTranslation('chat');
  const isNarrow = useIsNarrow();
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
          <ActionButton action={find} />
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
