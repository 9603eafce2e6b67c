import { type BackendStore, type Due, notificationTopic } from '@atrium/backend';
import type { ContentItem } from '../api/schemas';
import { applyAction, type Outcome } from '../model/applied';
import { isDue, missingOf } from '../model/transition';
import { recordEvent } from './events';
import { itemsOfStatus } from './groupRows';
import { toSubject } from './listed';
import { notifyStep } from './notifyPeople';
import { channelsKey, itemsKey } from './tables';

/** Outcome of publishing an item now: null if nothing prevents it. */
export function outcomeOf(store: BackendStore, item: ContentItem): Outcome {
  const missing = missingOf(toSubject(store, item));
  if (missing) return { code: 'incomplete', message: missing };
  const channels = item.channelIds.flatMap((id) => store.table(channelsKey).get(id) ?? []);
  const signedOut = channels.find(({ isConnected }) => !isConnected);
  return signedOut ? { code: 'channelSignedOut', message: signedOut.name } : null;
}

const findScheduled = (store: BackendStore): readonly ContentItem[] =>
  itemsOfStatus(store.table(itemsKey).all(), 'scheduled');

export const dueItems: Due = {
  sends: [notificationTopic],
  isAny: (store) => findScheduled(store).some((item) => isDue(item, store.now())),
  run(store) {
    for (const item of findScheduled(store).filter((one) => isDue(one, store.now()))) {
      const after = store.table(itemsKey).put(applyAction('run', item, {}, store.now(), outcomeOf(store, item)));
      recordEvent(store, { action: 'run', before: item, after, actorId: null, reason: after.failure?.message });
      notifyStep(store, 'run', after, { actorId: null });
    }
  },
};
