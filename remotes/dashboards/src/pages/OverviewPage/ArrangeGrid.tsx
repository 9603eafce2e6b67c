import { Button, DropdownMenu, Icon, VisuallyHidden } from '@atrium/ui';
import { useDragSensors } from '@atrium/ui/board';
import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  pointerWithin,
} from '@dnd-kit/core';
import { Plus, RotateCcw, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offered, Overview, Shown } from '../../state/useOverview';
import { ArrangedBox } from './ArrangedBox';
import { OfferChoice } from './OfferChoice';
import styles from './OverviewPage.module.css';
import { useArranging } from './useArranging';
import { useHandleFocus } from './useHandleFocus';
import { useOfferNames } from './useOfferNames';

interface ArrangeBarProps {
  missing: Overview['missing'];
  canUndo: boolean;
  onAdd: (offer: Offered) => void;
  onUndo: () => void;
  onReset: () => void;
}

/** Adds widgets, undoes the last step, and restores the default. */
function ArrangeBar({ missing, canUndo, onAdd, onUndo, onReset }: ArrangeBarProps) {
  const { t } = useTranslation('dashboards');
  const { appOf } = useOfferNames();
  const apps = [...new Set(missing.map(appOf))];
  return (
    <>
      <div className={styles.bar}>
        <DropdownMenu
          trigger={['click']}
          disabled={missing.length === 0}
          menu={{
            className: styles.menu,
            items: apps.map((app) => ({
              type: 'group',
              label: app,
              children: missing
                .filter((offer) => appOf(offer) === app)
                .map((offer) => ({ key: offer.key, label: <OfferChoice offer={offer} /> })),
            })),
            onClick: ({ key }) => {
              const offer = missing.find((one) => one.key === key);
              if (offer) onAdd(offer);
            },
          }}
        >
          <Button icon={<Icon of={Plus} />} disabled={missing.length === 0}>
            {t('arrange.add')}
          </Button>
        </DropdownMenu>
        {canUndo && (
          <Button icon={<Icon of={Undo2} />} onClick={onUndo}>
            {t('arrange.undo')}
          </Button>
        )}
        <Button icon={<Icon of={RotateCcw} />} onClick={onReset}>
          {t('arrange.reset')}
        </Button>
      </div>
      <p className={styles.hint}>
        {t('arrange.hint')} {missing.length === 0 && t('arrange.all')}
      </p>
    </>
  );
}

/** Widget under the pointer, or else the nearest. */
const findPlace: CollisionDetection = (dragged) => {
  const under = pointerWithin(dragged);
  return under.length > 0 ? under : closestCenter(dragged);
};

const nothing = () => undefined;
/** Replaces the library's announcements, which have neither names nor translations: results are announced instead. */
const silent: Announcements = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };

interface DragPlaceProps {
  shown: readonly Shown[];
  onDrop: (widget: Shown, target: string) => void;
  children: ReactNode;
}

/** Drag context: a label with the widget's name follows the pointer. */
function DragPlace({ shown, onDrop, children }: DragPlaceProps) {
  const { nameOf } = useOfferNames();
  const [dragged, setDragged] = useState<string>();
  const sensors = useDragSensors({ isByHandle: true });
  const held = shown.find(({ key }) => key === dragged);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setDragged(undefined);
    if (held && over && over.id !== active.id) onDrop(held, String(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={findPlace}
      accessibility={{ announcements: silent }}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragEnd={onDragEnd}
      onDragCancel={() => setDragged(undefined)}
    >
      {children}
      <DragOverlay dropAnimation={null}>{held && <div className={styles.held}>{nameOf(held.offer)}</div>}</DragOverlay>
    </DndContext>
  );
}

function useUndoKeys(canUndo: boolean, onUndo: () => void) {
  // After resizing, nothing here has the focus: keys are handled anywhere except in text fields.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isWriting = event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]');
    if (event.key.toLowerCase() !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
    if (isWriting || !canUndo) return;
    event.preventDefault();
    onUndo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

interface Props {
  overview: Overview;
  shown: readonly Shown[];
}

/** Editable widgets: dragged or moved by keys, resized, configured, removed and added. */
export default function ArrangeGrid({ overview, shown }: Props) {
  const { nameOf } = useOfferNames();
  const grid = useRef<HTMLDivElement>(null);
  const arranging = useArranging(overview, shown, useHandleFocus(grid));
  const { announcement, canUndo, add, undo, reset } = arranging;
  useUndoKeys(canUndo, undo);
  return (
    <div ref={grid}>
      <ArrangeBar missing={overview.missing} canUndo={canUndo} onAdd={add} onUndo={undo} onReset={reset} />
      <DragPlace shown={shown} onDrop={arranging.drop}>
        <div className={styles.grid} data-arranging aria-busy={overview.isSaving}>
          {shown.map((widget) => (
            <ArrangedBox
              key={widget.key}
              widget={widget}
              name={nameOf(widget.offer)}
              onStep={(by) => arranging.step(widget, by)}
              onSize={(size) => arranging.setSize(widget, size)}
              onSizeStep={(by) => arranging.setSizeStep(widget, by)}
              onChoose={(setting, value) => arranging.choose(widget, setting, value)}
              onRemove={() => arranging.remove(widget)}
            />
          ))}
        </div>
      </DragPlace>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  );
}
