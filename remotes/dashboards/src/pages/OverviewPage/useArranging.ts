import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  add,
  choose,
  isSameLayout,
  type Layout,
  moveBy,
  moveTo,
  resize,
  sizeBeside,
  takeAway,
} from '../../model/layout';
import type { Offered, Overview, Shown } from '../../state/useOverview';
import { sizeText } from './OfferChoice';
import type { HandleFocus } from './useHandleFocus';
import { useOfferNames } from './useOfferNames';

interface Step {
  before: Layout | null;
  after: Layout | null;
}

/** Undo steps of arranging, the default included, until done or until the layout changes elsewhere. */
function useSteps({ stored, arrange }: Pick<Overview, 'stored' | 'arrange'>) {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const last = steps.at(-1);
  const past = last && isSameLayout(last.after, stored) ? steps : [];
  return {
    count: past.length,
    arrange: (layout: Layout | null) => {
      setSteps([...past, { before: stored, after: layout }]);
      arrange(layout);
    },
    undo: () => {
      const step = past.at(-1);
      if (!step) return;
      setSteps(past.slice(0, -1));
      arrange(step.before);
    },
  };
}

/** `drawn`: keys of the widgets on screen, in order. */
function useAnnouncement(visible: readonly string[]) {
  const { t } = useTranslation('dashboards');
  const { nameOf } = useOfferNames();
  const [announcement, setAnnouncement] = useState('');
  return {
    announcement,
    announcePlace: ({ key, offer, size }: Shown, next: { place?: number; size?: string }) =>
      setAnnouncement(
        t('arrange.announcement', {
          name: nameOf(offer),
          place: (next.place ?? visible.indexOf(key)) + 1,
          all: visible.length,
          size: sizeText(next.size ?? size, t),
        }),
      ),
    announceRemoved: (offer: Offered) => setAnnouncement(t('arrange.removed', { name: nameOf(offer) })),
    announceAdded: (offer: Offered) =>
      setAnnouncement(t('arrange.added', { name: nameOf(offer), place: visible.length + 1 })),
    announceUndone: () => setAnnouncement(t('arrange.undone')),
    announceReset: () => setAnnouncement(t('arrange.isReset')),
  };
}

/** Actions on widgets, each announced to screen readers. */
export function useArranging(overview: Overview, shown: readonly Shown[], { focusOn, bringUp }: HandleFocus) {
  const { layout } = overview;
  const { arrange, undo, count } = useSteps(overview);
  const visible = shown.map(({ key }) => key);
  const { announcement, announcePlace, announceRemoved, announceAdded, announceUndone, announceReset } =
    useAnnouncement(visible);

  const setSize = (widget: Shown, size: string) => {
    if (size === widget.size) return;
    arrange(resize(layout, widget.key, size));
    announcePlace(widget, { size });
  };
  return {
    announcement,
    canUndo: count > 0,
    setSize,
    setSizeStep: (widget: Shown, by: number) => setSize(widget, sizeBeside(widget.offer.sizes, widget.size, by)),
    choose: ({ key }: Shown, setting: string, value: string) => arrange(choose(layout, key, setting, value)),
    step: (widget: Shown, by: number) => {
      const place = visible.indexOf(widget.key) + by;
      if (place < 0 || place >= visible.length) return;
      arrange(moveBy(layout, widget.key, by, visible));
      announcePlace(widget, { place });
    },
    drop: (widget: Shown, target: string) => {
      arrange(moveTo(layout, widget.key, target));
      announcePlace(widget, { place: visible.indexOf(target) });
    },
    remove: ({ key, offer }: Shown) => {
      const place = visible.indexOf(key);
      arrange(takeAway(layout, key));
      announceRemoved(offer);
      // Its buttons are removed: the focus moves to the next widget, or to the add button.
      focusOn(visible[place + 1] ?? visible[place - 1]);
    },
    add: (offer: Offered) => {
      arrange(add(layout, offer));
      bringUp(offer.key);
      announceAdded(offer);
    },
    undo: () => {
      undo();
      announceUndone();
      // The button disappears with the first step.
      if (count === 1) focusOn(visible[0]);
    },
    reset: () => {
      arrange(null);
      announceReset();
    },
  };
}
