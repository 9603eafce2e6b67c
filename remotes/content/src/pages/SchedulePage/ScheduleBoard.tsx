import { useMinute, useRuntime } from '@atrium/sdk';
import { useIsNarrow, VisuallyHidden, weekStartOf } from '@atrium/ui';
import { DndContext, DragOverlay } from '@dnd-kit/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemPage, ListedItem } from '../../api/schemas';
import { BothClocks } from '../../components/Schedule/BothClocks';
import { useAskedStep } from '../../components/Steps/useAskedStep';
import { daysOf } from '../../model/scheduleView';
import { ownZone } from '../../model/zonedTime';
import type { ItemActions } from '../../state/useItemActions';
import { BundlesAhead } from './BundlesAhead';
import { FailedItems } from './FailedItems';
import { MonthGrid } from './MonthGrid';
import { PlannedItems } from './PlannedItems';
import styles from './ScheduleBoard.module.css';
import { UnscheduledItems } from './UnscheduledItems';
import { usePlanKeys } from './usePlanKeys';
import { type Held, isMovable, usePlanning } from './usePlanning';
import type { ScheduleAddress } from './useScheduleAddress';
import { useScheduleDrag } from './useScheduleDrag';
import type { Zones } from './useZones';
import { WeekGrid } from './WeekGrid';

/** Publication time at the drop target, on both clocks; or the reason against it. */
function DragLabel({ held: { at, rejection, item }, second }: { held: Held; second: string | null }) {
  const { t } = useTranslation('content');
  if (!at) return null;
  const own = ownZone();
  const other = item.scheduledZone && item.scheduledZone !== own ? item.scheduledZone : second;
  return (
    <p className={styles.label} data-refused={rejection !== null || undefined}>
      {rejection ? t(`rejection.${rejection}`) : <BothClocks at={at} zone={own} other={other ?? undefined} />}
    </p>
  );
}

const nothing = () => undefined;
/** No drag announcements: status line and toasts report moves, and keys and menus do all that dragging does. */
const silent = {
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
  screenReaderInstructions: { draggable: '' },
};

interface ScheduleBoardProps {
  address: ScheduleAddress;
  zones: Zones;
  planned: readonly ListedItem[];
  approved: ItemPage;
  failed: ItemPage;
  actions: ItemActions;
}

/** Days, with unscheduled and failed items beside them; items are moved by dragging, keys and menus. */
export function ScheduleBoard({ address, zones, planned, approved, failed, actions }: ScheduleBoardProps) {
  const { t } = useTranslation('content');
  const { languages } = useRuntime();
  const isNarrow = useIsNarrow();
  const now = useMinute();
  const place = useRef<HTMLDivElement>(null);
  const movable = [...planned, ...approved.items].filter(isMovable);
  const planning = usePlanning(actions, planned);
  const drag = useScheduleDrag(place, movable, planning);
  const asked = useAskedStep(actions.isBusy, (step, item, details) => actions.runStep(step, [item], details));
  usePlanKeys(place, movable, planning, address.view);
  const steps = {
    begin: (...[step, item]: Parameters<typeof asked.begin>) => void asked.begin(step, item),
    onLeave: () => drag.dragged ?? planning.release(),
  };
  const days = daysOf(address.view, address.day, weekStartOf(languages.get()));
  const { held } = planning;
  const shown = { days, items: planned, now, held, steps, address };
  return (
    <DndContext accessibility={silent} {...drag.handlers}>
      <div ref={place} className={styles.board}>
        {address.view === 'month' && <MonthGrid {...shown} zone={zones.own} />}
        {address.view === 'week' && !isNarrow && <WeekGrid {...shown} zones={zones} />}
        {(address.view === 'list' || (address.view === 'week' && isNarrow)) && (
          <PlannedItems items={planned} onBegin={steps.begin} />
        )}
        <aside className={styles.side} aria-label={t('schedule.side')}>
          <UnscheduledItems
            items={approved.items}
            total={approved.total}
            planned={planned}
            canDrag={address.view !== 'list' && !isNarrow}
            isAimed={drag.dragged?.status === 'scheduled'}
            onSchedule={(item) => steps.begin('schedule', item)}
          />
          <BundlesAhead />
          <FailedItems items={failed.items} total={failed.total} actions={actions} />
        </aside>
        <VisuallyHidden>
          <span id="schedule-keys">{t('schedule.keys')}</span>
        </VisuallyHidden>
        {held && !drag.dragged && (
          <div role="status" className={styles.status}>
            <b>{held.item.title}</b> <DragLabel held={held} second={zones.second} />
          </div>
        )}
      </div>
      <DragOverlay dropAnimation={null}>
        {drag.dragged && (
          <div className={styles.dragged}>
            <b>{drag.dragged.title}</b>
            {held && <DragLabel held={held} second={zones.second} />}
          </div>
        )}
      </DragOverlay>
      {asked.dialog}
    </DndContext>
  );
}
