import { Icon, IconButton } from '@atrium/ui';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import { GripVertical, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shown } from '../../state/useOverview';
import { boxStyle } from './boxStyle';
import styles from './OverviewPage.module.css';
import { ResizeCorner } from './ResizeCorner';
import { WidgetContent } from './WidgetContent';
import { WidgetMenu } from './WidgetMenu';

export interface ArrangedBoxProps {
  widget: Shown;
  name: string;
  /** Moves it so many places. */
  onStep: (by: number) => void;
  onSize: (size: string) => void;
  /** The next larger size, or the next smaller one. */
  onSizeStep: (by: number) => void;
  onChoose: (setting: string, value: string) => void;
  onRemove: () => void;
}

/** Where an arrow key leads: forth, or back. */
function stepOf(key: string, isRtl: boolean): number {
  if (key === 'ArrowDown') return 1;
  if (key === 'ArrowUp') return -1;
  if (key === 'ArrowRight') return isRtl ? -1 : 1;
  return key === 'ArrowLeft' ? (isRtl ? 1 : -1) : 0;
}

/** One widget with what it is arranged by. */
export function ArrangedBox({ widget, name, onStep, onSize, onSizeStep, onChoose, onRemove }: ArrangedBoxProps) {
  const { t } = useTranslation('dashboards');
  const { key, size, offer } = widget;
  const { setNodeRef: setPlace, isOver } = useDroppable({ id: key });
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: key });
  const onKeyDown = (event: KeyboardEvent) => {
    const by = stepOf(event.key, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (by === 0) return;
    event.preventDefault();
    if (event.shiftKey) onSizeStep(by);
    else onStep(by);
  };
  return (
    <section
      ref={setPlace}
      className={[styles.box, styles.arranged].join(' ')}
      aria-label={name}
      data-size={size}
      style={boxStyle(widget)}
      data-over={isOver || undefined}
      data-dragging={isDragging || undefined}
    >
      <div className={styles.tools}>
        <button
          type="button"
          ref={setNodeRef}
          {...listeners}
          className={styles.handle}
          data-handle={key}
          aria-label={t('arrange.handle', { name })}
          onKeyDown={onKeyDown}
        >
          <Icon of={GripVertical} />
        </button>
        <span className={styles.name}>{name}</span>
        <WidgetMenu widget={widget} name={name} onSize={onSize} onChoose={onChoose} />
        <IconButton label={t('arrange.remove', { name })} icon={X} onClick={onRemove} />
      </div>
      <div className={styles.shown} inert>
        <WidgetContent widget={widget} />
      </div>
      {offer.sizes.length > 1 && <ResizeCorner sizes={offer.sizes} onSize={onSize} />}
    </section>
  );
}
