import { Check, CircleAlert, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, Highlight, Icon, useFormat, VisuallyHidden } from 'shared/ui';
import type { ChatContact } from '../../api/schemas';
import type { MessageItem } from '../../model/threadItems';
import { useSendMessage } from '../../state/useSendMessage';
import { MessagePicture } from '../Picture/MessagePicture';
import styles from './MessageBubble.module.css';

interface MessageBubbleProps {
  item: MessageItem;
  contact: ChatContact;
  query: string;
}

export function MessageBubble({ item, contact, query }: MessageBubbleProps) {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.box} data-own={item.isOwn || undefined}>
      <VisuallyHidden>{item.isOwn ? t('you') : t('message.from', { name: contact.fullName })}</VisuallyHidden>
      {item.picture && <MessagePicture picture={item.picture} />}
      {item.message && (
        <p className={styles.bubble} dir="auto">
          <Highlight text={item.message} query={query} />
        </p>
      )}
      {item.state === 'failed' ? (
        <Failed item={item} contact={contact} />
      ) : (
        (item.isLast || item.state === 'sending') && <Foot item={item} />
      )}
    </div>
  );
}

function Foot({ item: { time, isOwn, state } }: { item: MessageItem }) {
  const { t } = useTranslation('chat');
  const format = useFormat();
  const isSending = state === 'sending';
  return (
    <p className={styles.foot}>
      {isSending ? t('message.sending') : <time dateTime={time}>{format.time(time)}</time>}
      {isOwn && (
        <span role="img" aria-label={isSending ? undefined : t('message.sent')} aria-hidden={isSending || undefined}>
          <Icon of={isSending ? Clock : Check} size={12} />
        </span>
      )}
    </p>
  );
}

function Failed({ item, contact }: Omit<MessageBubbleProps, 'query'>) {
  const { t } = useTranslation('chat');
  const { retry, discard } = useSendMessage(contact.id);
  return (
    <p className={styles.failed} role="alert">
      <Icon of={CircleAlert} size={14} />
      {t('message.failed')}
      <Button type="link" className={styles.action ?? ''} onClick={() => retry(item.key)}>
        {t('message.retry')}
      </Button>
      <Button type="link" className={styles.action ?? ''} onClick={() => discard(item.key)}>
        {t('message.discard')}
      </Button>
    </p>
  );
}
