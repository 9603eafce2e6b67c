import { asc, type BackendStore, type Due, lte, notificationTopic } from '@atrium/backend';
import type { ContentItem } from '../api/schemas';
import { applyAction } from '../model/applied';
import { outcomeOf } from '../model/outcome';
import { nextBundleAt, runBundles } from './bundles';
import { readFit } from './customTypes';
import { recordEvent } from './events';
import { goesOutAlone, itemsTable, shownItemsTable } from './itemTables';
import { notifyStep } from './notifyPeople';
import { nextSettling, settleDue } from './settleItem';
import { fillShownItems, putItem } from './shownItems';
import { channelsTable } from './tables';

/** The item that goes out next, or any if none is scheduled; none are shown in a store of an earlier release. */
const readNext = (store: BackendStore): Promise<ContentItem | undefined> =>
  store.table(shownItemsTable).first({ orderBy: [asc('publishesAt')] });

const isFilled = async (store: BackendStore): Promise<boolean> => (await store.table(itemsTable).first()) !== undefined;

export const dueItems: Due = {
  sends: [notificationTopic],
  async nextAt(store) {
    const next = await readNext(store);
    if (!next) return (await isFilled(store)) ? 0 : null;
    const publishing = next.scheduledAt !== null && goesOutAlone(next) ? Date.parse(next.scheduledAt) : null;
    const times = [publishing, await nextBundleAt(store), await nextSettling(store)].filter((time) => time !== null);
    return times.length > 0 ? Math.min(...times) : null;
  },
  async run(store) {
    if (!(await readNext(store))) await fillShownItems(store);
    await settleDue(store);
    await runBundles(store);
    const [channels, fit] = await Promise.all([store.table(channelsTable).find(), readFit(store)]);
    for await (const item of store.table(itemsTable).each(lte('publishesAt', store.now()))) {
      const after = await putItem(
        store,
        item,
        applyAction('run', item, {}, store.now(), outcomeOf(fit(item), channels)),
      );
      await recordEvent(store, { action: 'run', before: item, after, actorId: null, reason: after.failure?.message });
      await notifyStep(store, 'run', after, { actorId: null });
    }
  },
};
