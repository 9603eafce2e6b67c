import { DropdownMenu, Icon, IconButton } from '@atrium/ui';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import { GripVertical, SlidersHorizontal, X } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { nearestSize, sortSizes } from '../../model/layout';
import type { Shown } from '../../state/useOverview';
import { sizeText } from './OfferChoice';
import styles from './OverviewPage.module.css';
import { useOfferNames } from './useOfferNames';
import { boxStyle, WidgetContent } from './WidgetContent';

interface WidgetMenuProps {
  widget: Shown;
  name: string;
  onSize: (size: string) => void;
  onChoose: (setting: string, value: string) => void;
}

function WidgetMenu({ widget: { offer, size, settings }, name, onSize, onChoose }: WidgetMenuProps) {
  const { t } = useTranslation('dashboards');
  const { label } = useOfferNames();
  const own = offer.filling.entry.widget?.settings ?? [];
  const choices = own.flatMap(({ id, choices: all }) => all.map(({ value }) => ({ key: `${id}=${value}`, id, value })));
  const chosen = own.map(({ id, choices: all }) => `${id}=${settings[id] ?? all[0]?.value ?? ''}`);
  return (
    <DropdownMenu
      trigger={['click']}
      menu={{
        selectable: true,
        selectedKeys: [`size ${size}`, ...chosen],
        items: [
          {
            type: 'group',
            label: t('arrange.size'),
            children: sortSizes(offer.sizes).map((one) => ({ key: `size ${one}`, label: sizeText(one, t) })),
          },
          ...own.map(({ id, label: title, choices: all }) => ({
            type: 'group' as const,
            label: label(offer, title),
            children: all.map((choice) => ({
              key: `${id}=${choice.value}`,
              label: choice.label ? label(offer, choice.label) : choice.value,
            })),
          })),
        ],
        onClick: ({ key }) => {
          const wanted = offer.sizes.find((one) => key === `size ${one}`);
          const choice = choices.find((one) => one.key === key);
          if (wanted) onSize(wanted);
          else if (choice) onChoose(choice.id, choice.value);
        },
      }}
    >
      <IconButton label={t('arrange.set', { name })} icon={SlidersHorizontal} />
    </DropdownMenu>
  );
}

interface Props {
  sizes: readonly string[];
  onSize: (size: string) => void;
}

/** Resize corner; the handle's keys do the same. */
function ResizeCorner({ sizes, onSize }: Props) {
  const isPulled = useRef(false);
  const pull = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.parentElement;
    const row = box?.parentElement;
    if (!isPulled.current || !box || !row) return;
    const { left, right } = box.getBoundingClientRect();
    const isRtl = getComputedStyle(box).direction === 'rtl';
    const width = isRtl ? right - event.clientX : event.clientX - left;
    const size = nearestSize(sizes, width / row.getBoundingClientRect().width);
    if (size) onSize(size);
  };
  return (
    <span
      className={styles.corner}
      aria-hidden="true"
      onPointerDown={(event) => {
        isPulled.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={pull}
      onPointerUp={() => {
        isPulled.current = false;
      }}
      onPointerCancel={() => {
        isPulled.current = false;
      }}
    />
  );
}

export interface ArrangedBoxProps {
  widget: Shown;
  name: string;
  onStep: (by: number) => void;
  onSize: (size: string) => void;
  onSizeStep: (by: number) => void;
  onChoose: (setting: string, value: string) => void;
  onRemove: () => void;
}

/** Direction of an arrow key: forward or back. */
function stepOf(key: string, isRtl: boolean): number {
  if (key === 'ArrowDown') return 1;
  if (key === 'ArrowUp') return -1;
  if (key === 'ArrowRight') return isRtl ? -1 : 1;
  return key === 'ArrowLeft' ? (isRtl ? 1 : -1) : 0;
}

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
