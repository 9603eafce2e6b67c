import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuntime } from 'shared/runtime';
import { useToast } from 'shared/ui';
import type { ListedItem, RefusalCode } from '../../api/schemas';
import { instantAt, type Slot, suggestedTime } from '../../model/schedule';
import { detailRefusal, refusalOf } from '../../model/transition';
import { ownZone, shift } from '../../model/zonedTime';
import { useActor } from '../../state/useActor';
import type { ItemActions } from '../../state/useItemActions';

/** An item that is being moved, and when it would go out where it is held now; null: it is held beside every day. */
export interface Held {
  item: ListedItem;
  at: string | null;
  refusal: RefusalCode | null;
}

export interface Planning {
  held: Held | null;
  /** Holds an item over a slot, as a pointer does. */
  aim: (item: ListedItem, slot: Slot | null) => void;
  /** Holds an item so much later, as keys do. */
  nudge: (item: ListedItem, distance: { days: number; minutes: number }) => void;
  drop: () => void;
  release: () => void;
  unschedule: (item: ListedItem) => void;
}

export const isMovable = ({ status }: ListedItem): boolean => status === 'scheduled' || status === 'approved';

const stepOf = ({ status }: ListedItem) => (status === 'scheduled' ? 'reschedule' : 'schedule');
const zoneOf = ({ scheduledZone }: ListedItem) => scheduledZone ?? ownZone();

/** Moving items to another time: by the rules of the workflow, which say why where they refuse. */
export function usePlanning(actions: ItemActions, planned: readonly ListedItem[]): Planning {
  const { t } = useTranslation('content');
  const toast = useToast();
  const actor = useActor();
  const { clock } = useRuntime();
  const [held, setHeld] = useState<Held | null>(null);

  const hold = (item: ListedItem, at: string | null) => {
    const now = clock.now();
    const step = stepOf(item);
    const plan = { scheduledAt: at, zone: zoneOf(item) };
    const refusal = at && (refusalOf(step, item, actor, now) ?? detailRefusal(step, item, plan, now));
    setHeld((before) =>
      before?.item.id === item.id && before.at === at ? before : { item, at, refusal: refusal || null },
    );
  };
  const tell = (item: ListedItem, refusal: RefusalCode) =>
    toast.error(t('refused', { title: item.title, reason: t(`refusal.${refusal}`) }));

  return {
    held,
    aim: (item, slot) => hold(item, slot && instantAt(item, slot, ownZone())),
    nudge(item, distance) {
      const own = held?.item.id === item.id ? held.at : null;
      const from = own ?? item.scheduledAt ?? suggestedTime(item, planned, clock.now(), ownZone());
      hold(item, shift(from, zoneOf(item), distance));
    },
    drop() {
      setHeld(null);
      if (!held?.at || held.at === held.item.scheduledAt) return;
      if (held.refusal) tell(held.item, held.refusal);
      else void actions.take(stepOf(held.item), [held.item], { scheduledAt: held.at, zone: zoneOf(held.item) });
    },
    release: () => setHeld(null),
    unschedule: (item) => void actions.take('unschedule', [item]),
  };
}
