import { Tooltip, useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { ChatReaction } from '../../api/messageSchemas';
import { ownId } from '../../api/ownId';
import { hasReacted } from '../../api/reactions';
import { useConversation } from '../../state/conversationContext';
import styles from './Reactions.module.css';
import { useReact } from './useReact';

/** Reactions below a message; a press toggles the own one. */
export function Reactions({ time, reactions }: { time: string; reactions: readonly ChatReaction[] }) {
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
