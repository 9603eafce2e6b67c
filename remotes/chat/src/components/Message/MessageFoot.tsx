import { Button, Icon, useFormat } from '@atrium/ui';
import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MessageItem } from '../../model/threadItems';
import { useConversation } from '../../state/conversationContext';
import { useSendMessage } from '../../state/useSendMessage';
import styles from './MessageBubble.module.css';

export function MessageFoot({ item: { time, isOwn, state } }: { item: MessageItem }) {
  const { t } = useTranslation('chat');
  const format = useFormat();
  const isSending = state === 'sending';
  const isSeen = state === 'seen';
  return (
    <p className={styles.foot}>
      {isSending ? t('message.sending') : <time dateTime={time}>{format.time(time)}</time>}
      {isOwn && (
        <span
          className={isSeen ? styles.seen : undefined}
          role="img"
          title={isSending ? undefined : t(isSeen ? 'message.seen' : 'message.sent')}
          aria-label={isSending ? undefined : t(isSeen ? 'message.seen' : 'message.sent')}
          aria-hidden={isSending || undefined}
        >
          <Icon of={isSending ? Clock : isSeen ? CheckCheck : Check} size={13} />
        </span>
      )}
    </p>
  );
}

/** Delivery failure: reason, if the API gave one, and actions. */
export function FailedFoot({ item: { key, reason } }: { item: MessageItem }) {
  const { t } = useTranslation('chat');
  const { contact } = useConversation();
  const { retry, discard } = useSendMessage(contact.id);
  return (
    <p className={styles.failed} role="alert">
      <Icon of={CircleAlert} size={14} />
      <span>{t('message.failed')}</span>
      {reason && <span>{t(`message.reason.${reason}`)}</span>}
      <Button type="link" className={styles.action ?? ''} onClick={() => retry(key)}>
        {t('message.retry')}
      </Button>
      <Button type="link" className={styles.action ?? ''} onClick={() => discard(key)}>
        {t('message.discard')}
      </Button>
    </p>
  );
}
