import { add, choose, moveBy, moveTo, resize, takeAway } from '../../model/layout';
import { sizeBeside } from '../../model/sizes';
import type { Offered, Overview, Shown } from '../../state/useOverview';
import { useSteps } from '../../state/useSteps';
import { useAnnouncement } from './useAnnouncement';
import type { HandleFocus } from './useHandleFocus';

/** What can be done with the widgets, each step announced to screen readers. */
export function useArranging(overview: Overview, shown: readonly Shown[], { focusOn, bringUp }: HandleFocus) {
  const { layout } = overview;
  const { arrange, undo, count } = useSteps(overview);
  const drawn = shown.map(({ key }) => key);
  const { announcement, tellWhere, tellRemoved, tellAdded, tellUndone, tellReset } = useAnnouncement(drawn);

  const setSize = (widget: Shown, size: string) => {
    if (size === widget.size) return;
    arrange(resize(layout, widget.key, size));
    tellWhere(widget, { size });
  };
  return {
    announcement,
    canUndo: count > 0,
    setSize,
    setSizeStep: (widget: Shown, by: number) => setSize(widget, sizeBeside(widget.offer.sizes, widget.size, by)),
    choose: ({ key }: Shown, setting: string, value: string) => arrange(choose(layout, key, setting, value)),
    step: (widget: Shown, by: number) => {
      const place = drawn.indexOf(widget.key) + by;
      if (place < 0 || place >= drawn.length) return;
      arrange(moveBy(layout, widget.key, by, drawn));
      tellWhere(widget, { place });
    },
    drop: (widget: Shown, target: string) => {
      arrange(moveTo(layout, widget.key, target));
      tellWhere(widget, { place: drawn.indexOf(target) });
    },
    remove: ({ key, offer }: Shown) => {
      const place = drawn.indexOf(key);
      arrange(takeAway(layout, key));
      tellRemoved(offer);
      // Its buttons go with it: the keyboard goes on at the next widget, or at what adds one.
      focusOn(drawn[place + 1] ?? drawn[place - 1]);
    },
    add: (offer: Offered) => {
      arrange(add(layout, offer));
      bringUp(offer.key);
      tellAdded(offer);
    },
    undo: () => {
      undo();
      tellUndone();
      // Its button goes with the first step.
      if (count === 1) focusOn(drawn[0]);
    },
    reset: () => {
      arrange(null);
      tellReset();
    },
  };
}
