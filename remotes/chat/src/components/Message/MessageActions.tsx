import { DropdownMenu, Icon, IconButton } from '@atrium/ui';
import { Copy, Ellipsis, Pencil, Reply, SmilePlus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { hasReacted } from '../../api/reactions';
import type { MessageItem } from '../../model/threadItems';
import { EmojiButton } from '../Emoji/EmojiButton';
import styles from './MessageActions.module.css';
import { useMessageActions } from './useMessageActions';
import { useReact } from './useReact';

const usual = ['👍', '❤️', '😂'];

interface MessageActionsProps {
  item: MessageItem;
  /** An overlay that belongs to it is open: it stays while the pointer is elsewhere. */
  onOpenChange: (isOpen: boolean) => void;
}

export default function MessageActions({ item, onOpenChange }: MessageActionsProps) {
  const { t } = useTranslation('chat');
  const react = useReact();
  const { reply, copy, beginEdit, remove } = useMessageActions();
  const { time, message, isOwn, reactions = [] } = item;
  const isOn = (emoji: string) => reactions.some((reaction) => reaction.emoji === emoji && hasReacted(reaction));
  const choices: Record<string, () => void> = {
    copy: () => void copy(item),
    edit: () => beginEdit(time, message),
    delete: () => void remove(time),
  };
  const items = [
    ...(isOwn ? [{ key: 'edit', label: t('message.edit'), icon: <Icon of={Pencil} /> }] : []),
    ...(message ? [{ key: 'copy', label: t('message.copy'), icon: <Icon of={Copy} /> }] : []),
    ...(isOwn ? [{ key: 'delete', label: t('message.delete'), icon: <Icon of={Trash2} />, danger: true }] : []),
  ];
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('message.actions')} data-own={isOwn || undefined}>
      {usual.map((emoji) => (
        <button
          key={emoji}
          type="button"
          className={styles.emoji}
          aria-label={t('reactions.with', { emoji })}
          aria-pressed={isOn(emoji)}
          onClick={() => react(time, emoji, !isOn(emoji))}
        >
          {emoji}
        </button>
      ))}
      <EmojiButton
        label={t('reactions.add')}
        icon={SmilePlus}
        onOpenChange={onOpenChange}
        onPick={(emoji) => react(time, emoji, true)}
      />
      <IconButton className={styles.reply} label={t('message.reply')} icon={Reply} onClick={() => reply(item)} />
      {items.length > 0 && (
        <DropdownMenu
          trigger={['click']}
          placement="bottomRight"
          onOpenChange={onOpenChange}
          menu={{ items, onClick: ({ key }) => choices[key]?.() }}
        >
          <IconButton label={t('message.moreActions')} icon={Ellipsis} />
        </DropdownMenu>
      )}
    </div>
  );
}
