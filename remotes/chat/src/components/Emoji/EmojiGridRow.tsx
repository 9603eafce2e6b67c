import { useTranslation } from 'react-i18next';
import type { EmojiRow } from '../../model/emoji';
import styles from './EmojiPicker.module.css';

const groupNames = ['people', 'nature', 'food', 'travel', 'activities', 'objects', 'symbols', 'flags'] as const;

interface EmojiGridRowProps {
  row: EmojiRow | undefined;
  top: number;
  tabPlace: number;
  onPick: (emoji: string) => void;
}

export function EmojiGridRow({ row, top, tabPlace, onPick }: EmojiGridRowProps) {
  const { t } = useTranslation('chat');
  const style = { insetBlockStart: top };
  if (row?.kind === 'heading') {
    return (
      <p className={styles.heading} style={style}>
        {t(`emoji.groups.${groupNames[row.group] ?? 'symbols'}`)}
      </p>
    );
  }
  return (
    <div className={styles.row} style={style}>
      {row?.emoji.map(({ emoji, name }, column) => (
        <button
          key={emoji}
          type="button"
          className={styles.emoji}
          tabIndex={row.first + column === tabPlace ? 0 : -1}
          data-place={row.first + column}
          title={name}
          aria-label={name}
          onClick={() => onPick(emoji)}
        >
          {emoji}
        </button>
      ))}
    </div>
  );
}
