import { VisuallyHidden } from '@atrium/ui';
import { useRef } from 'react';
import type { Overview, Shown } from '../../state/useOverview';
import { ArrangeBar } from './ArrangeBar';
import { ArrangedBox } from './ArrangedBox';
import { DragPlace } from './DragPlace';
import styles from './OverviewPage.module.css';
import { useArranging } from './useArranging';
import { useHandleFocus } from './useHandleFocus';
import { useOfferNames } from './useOfferNames';
import { useUndoKeys } from './useUndoKeys';

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
