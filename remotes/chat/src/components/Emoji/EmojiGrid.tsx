import { useTheme } from '@atrium/ui';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Emoji, type EmojiRow, moveInRows, toRows } from '../../model/emoji';
import styles from './EmojiPicker.module.css';

const groupNames = ['people', 'nature', 'food', 'travel', 'activities', 'objects', 'symbols', 'flags'] as const;

interface EmojiGridRowProps {
  row: EmojiRow | undefined;
  top: number;
  tabPlace: number;
  onPick: (emoji: string) => void;
}

function EmojiGridRow({ row, top, tabPlace, onPick }: EmojiGridRowProps) {
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

const perRow = 8;
const rowHeight = 36;

interface EmojiGridProps {
  groups: Emoji[][];
  hasHeadings: boolean;
  onPick: (emoji: string) => void;
}

export function EmojiGrid({ groups, hasHeadings, onPick }: EmojiGridProps) {
  const { direction } = useTheme();
  const scroller = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<number>();
  const rows = toRows(groups, perRow).filter(({ kind }) => hasHeadings || kind === 'emoji');
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 3,
  });
  const row = rows.findIndex(
    (one) => one.kind === 'emoji' && (place ?? 0) >= one.first && (place ?? 0) < one.first + one.emoji.length,
  );

  // The row may not be rendered yet when it is scrolled to.
  useEffect(() => {
    if (place === undefined) return;
    virtualizer.scrollToIndex(row);
    const animationFrame = requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus(),
    );
    return () => cancelAnimationFrame(animationFrame);
  }, [place, row, virtualizer]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    setPlace(moveInRows(rows, place ?? 0, event.key, direction === 'rtl'));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows lead from one of its buttons to the next
    <div ref={scroller} className={styles.grid} onKeyDown={onKeyDown}>
      <div className={styles.rows} style={{ blockSize: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => (
          <EmojiGridRow key={index} row={rows[index]} top={start} tabPlace={place ?? 0} onPick={onPick} />
        ))}
      </div>
    </div>
  );
}
