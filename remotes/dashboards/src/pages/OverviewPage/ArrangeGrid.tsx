import { Button, DropdownMenu, Icon, VisuallyHidden } from '@atrium/ui';
import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
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

/** Adds what is missing, takes back the last step, and puts all back to how it is at first. */
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

/** The widget under the pointer; between widgets the nearest. */
const findPlace: CollisionDetection = (dragged) => {
  const under = pointerWithin(dragged);
  return under.length > 0 ? under : closestCenter(dragged);
};

const nothing = () => undefined;
/** In place of the library's own, which know neither names nor languages: what happened is announced once it is done. */
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
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
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

/** Takes a step back at Ctrl or Cmd and Z, while there is one. */
function useUndoKeys(canUndo: boolean, onUndo: () => void) {
  // After a pull at a corner nothing here has the focus: the keys are heard wherever it is, but where one writes.
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

/** The widgets while they are arranged: dragged or moved by keys, made larger, set, taken away and added. */
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
