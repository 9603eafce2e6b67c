import { VisuallyHidden } from '@atrium/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { MessageItem } from '../../model/threadItems';
import { editOf, type WithChat } from '../../state/chatSlice';
import { useConversation } from '../../state/conversationContext';
import { MessageFiles } from '../File/MessageFiles';
import { lazyChatComponent } from '../OnDemand/lazyChatComponent';
import { MessagePicture } from '../Picture/MessagePicture';
import styles from './MessageBubble.module.css';
import { FailedFoot, MessageFoot } from './MessageFoot';
import { MessageQuote } from './MessageQuote';
import { MessageWords } from './MessageWords';
import { Reactions } from './Reactions';

const MessageEditor = lazyChatComponent(() => import('./MessageEditor'));

interface MessageBubbleProps {
  item: MessageItem;
  query: string;
  children: ReactNode;
}

/** One message: quote, words, files, reactions and delivery state. */
export function MessageBubble({ item, query, children }: MessageBubbleProps) {
  const { t } = useTranslation('chat');
  const { contact } = useConversation();
  const isEditing = useSelector((state: WithChat) => item.isOwn && editOf(state, contact.id)?.time === item.time);
  const { message, time, picture, files, quote, reactions, isOwn } = item;
  return (
    <div className={styles.box} data-own={isOwn || undefined} data-wide={isEditing || undefined}>
      <VisuallyHidden>{isOwn ? t('you') : t('message.from', { name: contact.fullName })}</VisuallyHidden>
      {quote && <MessageQuote quote={quote} />}
      {picture && <MessagePicture picture={picture} />}
      {files && <MessageFiles files={files} isOwn={isOwn} />}
      {isEditing ? (
        <MessageEditor props={{ time }} />
      ) : (
        message && <MessageWords text={message} query={query} isEdited={item.editedTime !== undefined} isOwn={isOwn} />
      )}
      {reactions && <Reactions time={time} reactions={reactions} />}
      {item.state === 'failed' ? (
        <FailedFoot item={item} />
      ) : (
        (item.isLast || item.state === 'sending') && <MessageFoot item={item} />
      )}
      {children}
    </div>
  );
}
