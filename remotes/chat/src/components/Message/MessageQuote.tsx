import { Icon, shownFileName } from '@atrium/ui';
import { Reply } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ChatQuote } from '../../api/messageSchemas';
import { ownId } from '../../api/ownId';
import { messageWords } from '../../model/messageText';
import { useConversation } from '../../state/conversationContext';
import styles from './MessageQuote.module.css';

export function useQuoteText({ message, fileName, isDeleted }: ChatQuote): string {
  const { t } = useTranslation('chat');
  if (isDeleted) return t('message.deletedQuote');
  return messageWords(message) || (fileName ? shownFileName(fileName) : t('message.picture'));
}

export function MessageQuote({ quote }: { quote: ChatQuote }) {
  const { t } = useTranslation('chat');
  const { contact, show } = useConversation();
  const text = useQuoteText(quote);
  const name = quote.senderId === ownId ? t('you') : t('message.from', { name: contact.fullName });
  return (
    <button
      type="button"
      className={styles.quote}
      disabled={quote.isDeleted === true}
      onClick={() => show(quote.time)}
      title={quote.isDeleted ? undefined : t('message.showQuoted')}
    >
      <Icon of={Reply} size={12} />
      <span className={styles.text}>
        <b>{name}</b> <bdi>{text}</bdi>
      </span>
    </button>
  );
}
