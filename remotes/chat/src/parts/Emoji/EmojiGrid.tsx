import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTheme } from 'shared/ui';
import { type Emoji, moveInRows, toRows } from '../../model/emoji';
import styles from './EmojiPicker.module.css';

const perRow = 8;
const rowHeight = 36;
const groupNames = ['people', 'nature', 'food', 'travel', 'activities', 'objects', 'symbols', 'flags'] as const;

interface EmojiGridProps {
  groups: Emoji[][];
  hasHeadings: boolean;
  onPick: (emoji: string) => void;
}

/** Rows of emoji, of which those in sight are drawn; one of them takes the focus, and arrows lead on. */
export function EmojiGrid({ groups, hasHeadings, onPick }: EmojiGridProps) {
  const { t } = useTranslation('chat');
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

  // The row may not be drawn yet when it is scrolled to.
  useEffect(() => {
    if (place === undefined) return;
    virtualizer.scrollToIndex(row);
    const frame = requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus(),
    );
    return () => cancelAnimationFrame(frame);
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
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const item = rows[index];
          const style = { insetBlockStart: start };
          if (item?.kind === 'heading') {
            return (
              <p key={index} className={styles.heading} style={style}>
                {t(`emoji.groups.${groupNames[item.group] ?? 'symbols'}`)}
              </p>
            );
          }
          return (
            <div key={index} className={styles.row} style={style}>
              {item?.emoji.map(({ emoji, name }, column) => (
                <button
                  key={emoji}
                  type="button"
                  className={styles.emoji}
                  tabIndex={item.first + column === (place ?? 0) ? 0 : -1}
                  data-place={item.first + column}
                  title={name}
                  aria-label={name}
                  onClick={() => onPick(emoji)}
                >
                  {emoji}
                </button>
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}
