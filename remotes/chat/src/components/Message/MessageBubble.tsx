import { Button, Tooltip, useFormat, VisuallyHidden } from '@atrium/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { ChatReaction } from '../../api/messageSchemas';
import { ownId } from '../../api/ownId';
import { hasReacted } from '../../api/reactions';
import { foldMessage } from '../../model/foldMessage';
import { isEmojiAlone } from '../../model/isEmojiAlone';
import type { MessageItem } from '../../model/threadItems';
import { editOf, type WithChat } from '../../state/chatSlice';
import { useConversation } from '../../state/conversationContext';
import { MessageFiles } from '../File/MessageFiles';
import { lazyChatComponent } from '../OnDemand/lazyChatComponent';
import { MessagePicture } from '../Picture/MessagePicture';
import { FormattedText } from './FormattedText';
import styles from './MessageBubble.module.css';
import { FailedFoot, MessageFoot } from './MessageFoot';
import { MessageQuote } from './MessageQuote';
import { useReact } from './useReact';

/** Reactions below a message; a press toggles the own one. */
function Reactions({ time, reactions }: { time: string; reactions: readonly ChatReaction[] }) {
  const { t } = useTranslation('chat');
  const format = useFormat();
  const { contact } = useConversation();
  const react = useReact();
  return (
    <ul className={styles.reactions} aria-label={t('reactions.name')}>
      {reactions.map((reaction) => {
        const { emoji, senderIds } = reaction;
        const names = senderIds.map((id) => (id === ownId ? t('reactions.you') : contact.fullName));
        const isOwn = hasReacted(reaction);
        const text = t('reactions.who', { emoji, names: format.list(names) });
        return (
          <li key={emoji}>
            <Tooltip title={text}>
              <button
                type="button"
                className={styles.reaction}
                aria-pressed={isOwn}
                aria-label={text}
                onClick={() => react(time, emoji, !isOwn)}
              >
                <span className={styles.emoji}>{emoji}</span>
                {senderIds.length > 1 && <span>{format.number(senderIds.length)}</span>}
              </button>
            </Tooltip>
          </li>
        );
      })}
    </ul>
  );
}

interface MessageWordsProps {
  text: string;
  query: string;
  isEdited: boolean;
  isOwn: boolean;
}

/** Words of a message: long ones are folded, a few emoji alone are large. */
function MessageWords({ text, query, isEdited, isOwn }: MessageWordsProps) {
  const { t } = useTranslation('chat');
  const [isWhole, setWhole] = useState(false);
  const start = foldMessage(text);
  // The search words may be in the folded part.
  const isFolded = start !== undefined && !isWhole && !query;
  return (
    <div
      className={styles.bubble}
      dir="auto"
      data-own={isOwn || undefined}
      data-emoji={isEmojiAlone(text) || undefined}
    >
      <FormattedText text={isFolded ? `${start}…` : text} query={query} />
      {start !== undefined && !query && (
        <Button type="link" className={styles.more ?? ''} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'message.less' : 'message.more')}
        </Button>
      )}
      {isEdited && <small className={styles.edited}>{t('message.edited')}</small>}
    </div>
  );
}

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
