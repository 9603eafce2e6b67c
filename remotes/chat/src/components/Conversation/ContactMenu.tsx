import { DropdownMenu, IconButton } from '@atrium/ui';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ChatContact } from '../../api/schemas';
import { useContactActions } from '../Contact/useContactActions';

interface ContactMenuProps {
  contact: ChatContact;
  onContact: () => void;
  onDate: () => void;
}

export function ContactMenu({ contact, onContact, onDate }: ContactMenuProps) {
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
