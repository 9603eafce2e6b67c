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
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from 'shared/ui';
import { add, choose, moveBy, moveTo, resize, sizeBeside, takeAway } from '../../model/layout';
import type { Offered, Overview, Shown } from '../../state/useOverview';
import { useSteps } from '../../state/useSteps';
import { ArrangeBar } from './ArrangeBar';
import { ArrangedBox } from './ArrangedBox';
import styles from './OverviewPage.module.css';
import { sizeText } from './sizeText';
import { useOfferNames } from './useOfferNames';

interface Props {
  overview: Overview;
  shown: readonly Shown[];
}

/** The widget under the pointer; between widgets the nearest. */
const findPlace: CollisionDetection = (dragged) => {
  const under = pointerWithin(dragged);
  return under.length > 0 ? under : closestCenter(dragged);
};

const nothing = () => undefined;
/** In place of the library's own, which know neither names nor languages: what happened is told once it is done. */
const silent: Announcements = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };

const handleOf = (key: string) => `[data-handle="${key}"]`;

/** The widgets while they are arranged: dragged or moved by keys, made larger, set, taken away and added. */
export default function ArrangeGrid({ overview, shown }: Props) {
  const { t } = useTranslation('dashboards');
  const { nameOf } = useOfferNames();
  const [dragged, setDragged] = useState<string>();
  const [told, setTold] = useState('');
  const [added, setAdded] = useState<{ key: string }>();
  const grid = useRef<HTMLDivElement>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const { layout, missing } = overview;
  const { arrange, undo, count } = useSteps(overview);
  const drawn = shown.map(({ key }) => key);
  const held = shown.find(({ key }) => key === dragged);

  const tell = (widget: Shown, next: { place?: number; size?: string }) =>
    setTold(
      t('arrange.told', {
        name: nameOf(widget.offer),
        place: (next.place ?? drawn.indexOf(widget.key)) + 1,
        all: drawn.length,
        size: sizeText(next.size ?? widget.size, t),
      }),
    );
  const step = (widget: Shown, by: number) => {
    const place = drawn.indexOf(widget.key) + by;
    if (place < 0 || place >= drawn.length) return;
    arrange(moveBy(layout, widget.key, by, drawn));
    tell(widget, { place });
  };
  const setSize = (widget: Shown, size: string) => {
    if (size === widget.size) return;
    arrange(resize(layout, widget.key, size));
    tell(widget, { size });
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setDragged(undefined);
    if (!held || !over || over.id === active.id) return;
    arrange(moveTo(layout, held.key, String(over.id)));
    tell(held, { place: drawn.indexOf(String(over.id)) });
  };
  const focusOn = (key: string | undefined) =>
    grid.current?.querySelector<HTMLElement>(key === undefined ? 'button' : handleOf(key))?.focus();
  const remove = ({ key, offer }: Shown) => {
    const place = drawn.indexOf(key);
    arrange(takeAway(layout, key));
    setTold(t('arrange.removed', { name: nameOf(offer) }));
    // Its buttons go with it: the keyboard goes on at the next widget, or at what adds one.
    focusOn(drawn[place + 1] ?? drawn[place - 1]);
  };
  const addWidget = (offer: Offered) => {
    arrange(add(layout, offer));
    setAdded({ key: offer.key });
    setTold(t('arrange.added', { name: nameOf(offer), place: drawn.length + 1 }));
  };
  const onUndo = () => {
    undo();
    setTold(t('arrange.undone'));
    // Its button goes with the first step.
    if (count === 1) focusOn(drawn[0]);
  };
  const onReset = () => {
    arrange(null);
    setTold(t('arrange.isReset'));
  };
  // After a pull at a corner nothing here has the focus: the keys are heard wherever it is, but where one writes.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isWriting = event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]');
    if (event.key.toLowerCase() !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
    if (isWriting || count === 0) return;
    event.preventDefault();
    onUndo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  // It comes last, where one does not look.
  useEffect(() => {
    const handle = added && grid.current?.querySelector<HTMLElement>(handleOf(added.key));
    handle?.focus({ preventScroll: true });
    handle?.scrollIntoView({ block: 'center' });
  }, [added]);

  return (
    <div ref={grid}>
      <ArrangeBar missing={missing} canUndo={count > 0} onAdd={addWidget} onUndo={onUndo} onReset={onReset} />
      <DndContext
        sensors={sensors}
        collisionDetection={findPlace}
        accessibility={{ announcements: silent }}
        onDragStart={({ active }) => setDragged(String(active.id))}
        onDragEnd={onDragEnd}
        onDragCancel={() => setDragged(undefined)}
      >
        <div className={styles.grid} data-arranging aria-busy={overview.isSaving}>
          {shown.map((widget) => (
            <ArrangedBox
              key={widget.key}
              widget={widget}
              name={nameOf(widget.offer)}
              onStep={(by) => step(widget, by)}
              onSize={(size) => setSize(widget, size)}
              onSizeStep={(by) => setSize(widget, sizeBeside(widget.offer.sizes, widget.size, by))}
              onChoose={(setting, value) => arrange(choose(layout, widget.key, setting, value))}
              onRemove={() => remove(widget)}
            />
          ))}
        </div>
        <DragOverlay dropAnimation={null}>
          {held && <div className={styles.held}>{nameOf(held.offer)}</div>}
        </DragOverlay>
      </DndContext>
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
    </div>
  );
}
