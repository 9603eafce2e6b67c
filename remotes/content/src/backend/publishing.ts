import { asc, type BackendStore, type Due, lte, notificationTopic } from '@atrium/backend';
import type { Channel, ContentItem } from '../api/schemas';
import { applyAction, type Outcome } from '../model/applied';
import { missingOf } from '../model/transition';
import { recordEvent } from './events';
import { itemsTable, shownItemsTable } from './itemTables';
import { notifyStep } from './notifyPeople';
import { nextSettling, settleDue } from './settleItem';
import { fillShownItems, putItem } from './shownItems';
import { channelsTable } from './tables';

/** Outcome of publishing an item now: null if nothing prevents it. */
export function outcomeOf(item: ContentItem, channels: readonly Channel[]): Outcome {
  const missing = missingOf(item);
  if (missing) return { code: 'incomplete', message: missing };
  const signedOut = item.channelIds
    .flatMap((id) => channels.find((channel) => channel.id === id) ?? [])
    .find(({ isConnected }) => !isConnected);
  return signedOut ? { code: 'channelSignedOut', message: signedOut.name } : null;
}

/** The item that goes out next, or any if none is scheduled; none are shown in a store of an earlier release. */
const readNext = (store: BackendStore): Promise<ContentItem | undefined> =>
  store.table(shownItemsTable).first({ orderBy: [asc('publishesAt')] });

const isFilled = async (store: BackendStore): Promise<boolean> => (await store.table(itemsTable).first()) !== undefined;

export const dueItems: Due = {
  sends: [notificationTopic],
  async nextAt(store) {
    const next = await readNext(store);
    if (!next) return (await isFilled(store)) ? 0 : null;
    const publishing = next.status === 'scheduled' && next.scheduledAt !== null ? Date.parse(next.scheduledAt) : null;
    const times = [publishing, await nextSettling(store)].filter((time) => time !== null);
    return times.length > 0 ? Math.min(...times) : null;
  },
  async run(store) {
    if (!(await readNext(store))) await fillShownItems(store);
    await settleDue(store);
    const channels = await store.table(channelsTable).find();
    for await (const item of store.table(itemsTable).each(lte('publishesAt', store.now()))) {
      const after = await putItem(store, item, applyAction('run', item, {}, store.now(), outcomeOf(item, channels)));
      await recordEvent(store, { action: 'run', before: item, after, actorId: null, reason: after.failure?.message });
      await notifyStep(store, 'run', after, { actorId: null });
    }
  },
};
