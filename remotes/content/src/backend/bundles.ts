import { and, asc, type BackendStore, eq, lte } from '@atrium/backend';
import type { Bundle, Channel, ContentItem, Hindrance, ListedBundle } from '../api/schemas';
import { applyAction } from '../model/applied';
import { hindranceOf } from '../model/bundle';
import type { Details } from '../model/transition';
import { readPeople } from './actor';
import { readFit } from './customTypes';
import { recordEvent } from './events';
import { itemsTable } from './itemTables';
import { notifyPeople, notifyStep } from './notifyPeople';
import { putItem } from './shownItems';
import { bundlesTable, channelsTable } from './tables';

type ItemStep = 'schedule' | 'reschedule' | 'unschedule' | 'publishNow' | 'run' | 'unpublish';

interface MemberStep {
  action: ItemStep;
  actorId: number | null;
  details?: Details;
  bundleId: number | null;
}

/** Takes a step for an item of a bundle, which nobody takes back for the item alone. */
export async function moveMember(
  store: BackendStore,
  item: ContentItem,
  { action, actorId, details = {}, bundleId }: MemberStep,
): Promise<void> {
  const moved = applyAction(action, item, details, store.now());
  const after = await putItem(store, item, { ...moved, bundleId });
  const { reason } = details;
  await recordEvent(store, { action, before: item, after, actorId, reason, isShared: true });
  await notifyStep(store, action, after, { actorId, reason });
}

export async function readMembers(store: BackendStore, { itemIds }: Pick<Bundle, 'itemIds'>): Promise<ContentItem[]> {
  const found = await store.table(itemsTable).getMany(itemIds);
  const items = new Map(found.map((item) => [item.id, item]));
  return itemIds.flatMap((id) => items.get(id) ?? []);
}

function hindrancesIn(
  { itemIds, state }: Bundle,
  items: ReadonlyMap<number, ContentItem>,
  channels: readonly Channel[],
): Hindrance[] {
  if (state === 'published') return [];
  return itemIds.flatMap((id) => {
    const item = items.get(id);
    const reason = hindranceOf(item, channels);
    return reason ? [{ id, title: item?.title ?? '', reason }] : [];
  });
}

/** What keeps a bundle from going out now. */
export async function readHindrances(store: BackendStore, bundle: Bundle): Promise<Hindrance[]> {
  const [items, channels, fit] = await Promise.all([
    readMembers(store, bundle),
    store.table(channelsTable).find(),
    readFit(store),
  ]);
  return hindrancesIn(bundle, new Map(items.map((item) => [item.id, fit(item)])), channels);
}

export async function toListedBundles(store: BackendStore, bundles: readonly Bundle[]): Promise<ListedBundle[]> {
  const ids = bundles.filter(({ state }) => state !== 'published').flatMap(({ itemIds }) => itemIds);
  const [found, channels, fit, personOf] = await Promise.all([
    store.table(itemsTable).getMany([...new Set(ids)]),
    store.table(channelsTable).find(),
    readFit(store),
    readPeople(
      store,
      bundles.map(({ authorId }) => authorId),
    ),
  ]);
  const items = new Map(found.map((item) => [item.id, fit(item)]));
  return bundles.map((bundle) => ({
    ...bundle,
    author: personOf(bundle.authorId),
    hindrances: hindrancesIn(bundle, items, channels),
  }));
}

export const putBundle = (store: BackendStore, before: Bundle, change: Partial<Bundle>): Promise<Bundle> =>
  store.table(bundlesTable).put({ ...before, ...change, updatedAt: new Date(store.now()).toISOString() });

/** Publishes all items of a bundle that nothing hinders. */
export async function publishBundle(
  store: BackendStore,
  bundle: Bundle,
  by: Pick<MemberStep, 'action' | 'actorId'>,
): Promise<Bundle> {
  for (const item of await readMembers(store, bundle)) await moveMember(store, item, { ...by, bundleId: null });
  const publishedAt = new Date(store.now()).toISOString();
  return putBundle(store, bundle, {
    state: 'published',
    publishedAt,
    scheduledAt: null,
    scheduledZone: null,
    failure: null,
  });
}

/** Leaves all items unpublished, with the cause. Those that are ready stay approved. */
async function failBundle(store: BackendStore, bundle: Bundle, hindrances: Hindrance[]): Promise<void> {
  const members = await readMembers(store, bundle);
  for (const item of members)
    if (item.status === 'scheduled')
      await moveMember(store, item, { action: 'unschedule', actorId: null, bundleId: bundle.id });
  const attempts = (bundle.failure?.attempts ?? 0) + 1;
  const failure = { at: new Date(store.now()).toISOString(), attempts, hindrances };
  await putBundle(store, bundle, { state: 'failed', failure });
  const hindering = members.filter(({ id }) => hindrances.some((one) => one.id === id));
  await notifyPeople(store, {
    what: 'bundleFailed',
    item: { id: bundle.id, title: bundle.name },
    to: [bundle.authorId, ...hindering.map(({ authorId }) => authorId)],
    actorId: null,
    reason: hindrances[0]?.title ?? null,
    link: `/content/bundles/${bundle.id}`,
  });
}

export async function nextBundleAt(store: BackendStore): Promise<number | null> {
  const where = eq<'state'>('state', 'scheduled');
  const next = await store.table(bundlesTable).first({ where, orderBy: [asc('scheduledAt')] });
  return next?.scheduledAt ? Date.parse(next.scheduledAt) : null;
}

/** Publishes the bundles that are due: each as a whole, or not at all. */
export async function runBundles(store: BackendStore): Promise<void> {
  const until = new Date(store.now()).toISOString();
  const where = and<'state' | 'scheduledAt'>(eq('state', 'scheduled'), lte('scheduledAt', until));
  for (const bundle of await store.table(bundlesTable).find({ where, orderBy: [asc('scheduledAt')] })) {
    const hindrances = await readHindrances(store, bundle);
    if (hindrances.length > 0) await failBundle(store, bundle, hindrances);
    else await publishBundle(store, bundle, { action: 'run', actorId: null });
  }
}
