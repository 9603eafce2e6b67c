import { useRuntime } from '@atrium/sdk';
import { useToast } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedItem, RejectionCode } from '../../api/schemas';
import { createSuggestion, instantAt, type Slot } from '../../model/schedule';
import { detailRejection, rejectionOf } from '../../model/transition';
import { ownZone, shift } from '../../model/zonedTime';
import { useActor } from '../../state/useActor';
import type { ItemActions } from '../../state/useItemActions';

/** Held item with its target time; null: outside of every day. */
export interface Held {
  item: ListedItem;
  at: string | null;
  rejection: RejectionCode | null;
}

export interface Planning {
  held: Held | null;
  aim: (item: ListedItem, slot: Slot | null) => void;
  nudge: (item: ListedItem, distance: { days: number; minutes: number }) => void;
  drop: () => void;
  dropOn: (item: ListedItem, slot: Slot) => void;
  release: () => void;
  unschedule: (item: ListedItem) => void;
}

/** Items of a bundle move with it. */
export const isMovable = ({ status, bundleId }: ListedItem): boolean =>
  (status === 'scheduled' || status === 'approved') && typeof bundleId !== 'number';

const stepOf = ({ status }: ListedItem) => (status === 'scheduled' ? 'reschedule' : 'schedule');
const zoneOf = ({ scheduledZone }: ListedItem) => scheduledZone ?? ownZone();

/** Moves items in time, by the workflow rules, which give the reason of a rejection. */
export function usePlanning(actions: ItemActions, planned: readonly ListedItem[]): Planning {
  const { t } = useTranslation('content');
  const toast = useToast();
  const actor = useActor();
  const { clock } = useRuntime();
  const [held, setHeld] = useState<Held | null>(null);

  const toHeld = (item: ListedItem, at: string | null): Held => {
    if (!at) return { item, at, rejection: null };
    const now = clock.now();
    const step = stepOf(item);
    const plan = { scheduledAt: at, zone: zoneOf(item) };
    return { item, at, rejection: rejectionOf(step, item, actor, now) ?? detailRejection(step, item, plan, now) };
  };
  const overSlot = (item: ListedItem, slot: Slot | null) => toHeld(item, slot && instantAt(item, slot, ownZone()));
  // Stable while the target time is unchanged, to avoid rendering.
  const hold = (next: Held) =>
    setHeld((before) => (before?.item.id === next.item.id && before.at === next.at ? before : next));
  const showRejection = (item: ListedItem, rejection: RejectionCode) =>
    toast.error(t('rejected', { title: item.title, reason: t(`rejection.${rejection}`) }));

  const put = ({ item, at, rejection }: Held) => {
    setHeld(null);
    if (!at || at === item.scheduledAt) return;
    if (rejection) showRejection(item, rejection);
    else void actions.runStep(stepOf(item), [item], { scheduledAt: at, zone: zoneOf(item) });
  };

  return {
    held,
    aim: (item, slot) => hold(overSlot(item, slot)),
    nudge(item, distance) {
      const own = held?.item.id === item.id ? held.at : null;
      const from = own ?? item.scheduledAt ?? createSuggestion(planned, clock.now(), ownZone())(item);
      hold(toHeld(item, shift(from, zoneOf(item), distance)));
    },
    drop: () => held && put(held),
    dropOn: (item, slot) => put(overSlot(item, slot)),
    release: () => setHeld(null),
    unschedule: (item) => void actions.runStep('unschedule', [item]),
  };
}
