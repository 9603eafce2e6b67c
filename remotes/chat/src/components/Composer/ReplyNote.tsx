import { Icon, IconButton } from '@atrium/ui';
import { Reply, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ChatQuote } from '../../api/messageSchemas';
import { ownId } from '../../api/ownId';
import type { ChatContact } from '../../api/schemas';
import { useQuoteText } from '../Message/MessageQuote';
import styles from './Composer.module.css';

interface ReplyNoteProps {
  quote: ChatQuote;
  contact: ChatContact;
  onCancel: () => void;
}

export function ReplyNote({ quote, contact, onCancel }: ReplyNoteProps) {
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
