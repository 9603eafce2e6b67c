import {
  and,
  answerCall,
  type BackendCall,
  type BackendStore,
  created,
  Done,
  desc,
  done,
  notificationTopic,
  ok,
  oneOf,
  type Rejection,
  readList,
  reject,
  rejectStale,
  search,
  unknown,
  type z,
} from '@atrium/backend';
import {
  type Bundle,
  type BundleAction,
  BundleAnswer,
  BundleDetail,
  BundleId,
  BundlePage,
  BundleQuery,
  BundleStep,
  BundleToAdd,
  BundleUpdate,
  type Hindrance,
  type RejectionCode,
} from '../api/schemas';
import { maxBundled } from '../api/schemas/limits';
import { sectionCalls } from '../api/sectionCalls';
import { bundleDetailRejection, bundleRejection, hindranceOf, joinRejection, needsReady } from '../model/bundle';
import { type Actor, isEditor } from '../model/rights';
import { actorOf } from './actor';
import { moveMember, publishBundle, putBundle, readHindrances, readMembers, toListedBundles } from './bundles';
import { readFit } from './customTypes';
import { itemsTable } from './itemTables';
import { toListed } from './listed';
import { putItem } from './shownItems';
import { bundlesTable, channelsTable } from './tables';

const defaultPerPage = 50;

type Step = z.output<typeof BundleStep>;

const refuse = (code: RejectionCode): Rejection =>
  code === 'notAllowed' ? reject(403, 'Editors may', code) : reject(400, 'The bundle cannot do that now', code);

async function answerOf(store: BackendStore, bundle: Bundle, refused: Hindrance[] = []): Promise<BundleAnswer> {
  const [listed = { ...bundle, author: null, hindrances: [] }] = await toListedBundles(store, [bundle]);
  return { bundle: listed, refused };
}

/** Takes items into a bundle; those of one that is scheduled are scheduled with it. Returns those it did not take. */
async function join(store: BackendStore, bundle: Bundle, ids: readonly number[], actorId: number) {
  const found = new Map((await store.table(itemsTable).getMany(ids)).map((item) => [item.id, item]));
  const [channels, fit] = await Promise.all([store.table(channelsTable).find(), readFit(store)]);
  const itemIds = [...bundle.itemIds];
  const refused: Hindrance[] = [];
  for (const id of new Set(ids)) {
    const item = found.get(id);
    const isFull = itemIds.length >= maxBundled && !itemIds.includes(id);
    const reason = joinRejection(item, bundle.id) ?? (isFull ? 'tooManyItems' : null);
    if (!item || reason) {
      refused.push({ id, title: item?.title ?? '', reason: reason ?? 'gone' });
      continue;
    }
    if (itemIds.includes(id)) continue;
    itemIds.push(id);
    const member = { ...item, bundleId: bundle.id };
    const isReady = bundle.state === 'scheduled' && hindranceOf(fit(item), channels) === null;
    if (isReady) await moveMember(store, item, { action: 'schedule', actorId, ...planOf(bundle) });
    else await putItem(store, item, member);
  }
  return { itemIds, refused };
}

const planOf = ({ id, scheduledAt, scheduledZone }: Bundle) => ({
  bundleId: id,
  details: { scheduledAt, zone: scheduledZone },
});

/** Lets items go by themselves again, without the bundle's time. */
async function leave(store: BackendStore, bundle: Bundle, ids: readonly number[], actorId: number): Promise<void> {
  for (const item of await readMembers(store, { itemIds: [...ids] })) {
    if (item.bundleId !== bundle.id) continue;
    if (item.status === 'scheduled') await moveMember(store, item, { action: 'unschedule', actorId, bundleId: null });
    else await putItem(store, item, { ...item, bundleId: null });
  }
}

/** Schedules all items of a bundle, moves them to another time, or takes the time away. */
async function planMembers(
  store: BackendStore,
  bundle: Bundle,
  action: 'schedule' | 'reschedule' | 'unschedule',
  actorId: number,
): Promise<void> {
  const [channels, fit] = await Promise.all([store.table(channelsTable).find(), readFit(store)]);
  for (const item of await readMembers(store, bundle)) {
    const isScheduled = item.status === 'scheduled';
    if (action === 'unschedule') {
      if (isScheduled) await moveMember(store, item, { action, actorId, bundleId: bundle.id });
    } else if (isScheduled || hindranceOf(fit(item), channels) === null)
      await moveMember(store, item, { action: isScheduled ? 'reschedule' : 'schedule', actorId, ...planOf(bundle) });
  }
}

/** Takes all live items back from their readers; they belong together again. */
async function unpublish(store: BackendStore, bundle: Bundle, actor: Actor, reason: string): Promise<Bundle> {
  const members = await readMembers(store, bundle);
  const own = members.filter(({ bundleId }) => typeof bundleId !== 'number');
  for (const item of members) {
    const bundleId = own.includes(item) ? bundle.id : (item.bundleId ?? null);
    if (item.publishedVersion !== null)
      await moveMember(store, item, { action: 'unpublish', actorId: actor.id, details: { reason }, bundleId });
    else await putItem(store, item, { ...item, bundleId });
  }
  return putBundle(store, bundle, { state: 'open', publishedAt: null, itemIds: own.map(({ id }) => id) });
}

const plans: Readonly<Partial<Record<BundleAction, Partial<Bundle>>>> = {
  unschedule: { state: 'open', scheduledAt: null, scheduledZone: null },
};

async function takeStep(store: BackendStore, bundle: Bundle, step: Step, actor: Actor): Promise<Bundle> {
  const { action, reason, scheduledAt = null, zone = null } = step;
  if (action === 'unpublish') return unpublish(store, bundle, actor, reason ?? '');
  if (action === 'publishNow' || action === 'retry')
    return publishBundle(store, bundle, { action: 'publishNow', actorId: actor.id });
  const plan = plans[action] ?? { state: 'scheduled', scheduledAt, scheduledZone: zone, failure: null };
  const planned = await putBundle(store, bundle, plan);
  await planMembers(store, planned, action, actor.id);
  return planned;
}

export const bundleCalls: BackendCall[] = [
  answerCall(sectionCalls.getBundles, {
    summary: 'Bundles, with what would keep each from going out now; the last changed first',
    input: BundleQuery,
    answer: BundlePage,
    action: 'update',
    async handle(store, { input }) {
      const states = input.state?.length ? input.state : null;
      const where = and<'state'>(states && oneOf('state', states), search(input.q));
      const query = { where, orderBy: [desc<'updatedAt' | 'id'>('updatedAt'), desc<'updatedAt' | 'id'>('id')] };
      const paging = { ...input, page: input.page ?? 1 };
      const { rows, total } = await readList(store, store.table(bundlesTable), query, paging, defaultPerPage);
      return ok({ bundles: await toListedBundles(store, rows), total });
    },
  }),
  answerCall(sectionCalls.getBundle, {
    summary: 'A bundle with its items',
    input: BundleId,
    answer: BundleDetail,
    action: 'update',
    rejections: [404],
    async handle(store, { input: { id } }) {
      const bundle = await store.table(bundlesTable).get(id);
      if (!bundle) return unknown('bundle');
      const [items, answer] = await Promise.all([readMembers(store, bundle), answerOf(store, bundle)]);
      return ok({ bundle: answer.bundle, items: await toListed(store, items) });
    },
  }),
  answerCall(sectionCalls.addBundle, {
    isSerializable: true,
    summary: 'Begin a bundle of items that go out together: editors may',
    notes:
      'Items that are in another bundle, archived, or scheduled by themselves are listed with the reason, and left out.',
    input: BundleToAdd,
    answer: BundleAnswer,
    success: [201],
    action: 'update',
    async handle(store, { input: { name, itemIds: ids = [] }, user }) {
      const actor = actorOf(user);
      if (!isEditor(actor)) return refuse('notAllowed');
      const table = store.table(bundlesTable);
      const at = new Date(store.now()).toISOString();
      const begun: Bundle = {
        id: await table.nextId(),
        name,
        itemIds: [],
        state: 'open',
        scheduledAt: null,
        scheduledZone: null,
        publishedAt: null,
        failure: null,
        authorId: actor.id,
        createdAt: at,
        updatedAt: at,
        rev: 0,
      };
      const { itemIds, refused } = await join(store, begun, ids, actor.id);
      return created(await answerOf(store, await table.put({ ...begun, itemIds }), refused));
    },
  }),
  answerCall(sectionCalls.updateBundle, {
    isSerializable: true,
    summary: 'Name a bundle otherwise, take items in, or let them go: editors may',
    notes:
      'An item that joins a scheduled bundle is scheduled with it once it is approved; one that leaves it is approved.',
    input: BundleUpdate,
    answer: BundleAnswer,
    action: 'update',
    rejections: [404, 409],
    async handle(store, { input: { id, rev, name, addItems = [], removeItems = [] }, user }) {
      const actor = actorOf(user);
      if (!isEditor(actor)) return refuse('notAllowed');
      const found = await store.table(bundlesTable).get(id);
      if (!found) return unknown('bundle');
      const stale = rejectStale(found, rev);
      if (stale) return stale;
      const changesItems = addItems.length > 0 || removeItems.length > 0;
      if (found.state === 'published' && changesItems) return refuse('publishedBundle');
      await leave(store, found, removeItems, actor.id);
      const left = { ...found, itemIds: found.itemIds.filter((one) => !removeItems.includes(one)) };
      const { itemIds, refused } = await join(store, left, addItems, actor.id);
      return ok(await answerOf(store, await putBundle(store, found, { itemIds, ...(name && { name }) }), refused));
    },
  }),
  answerCall(sectionCalls.stepBundle, {
    isSerializable: true,
    summary: 'Schedule a bundle, publish it, or take it back, as a whole: editors may',
    notes:
      'It goes out with all of its items, or with none. Where one hinders it, nothing is done, and all that hinder are listed with the reason.',
    input: BundleStep,
    answer: BundleAnswer,
    action: 'update',
    deniesAssistants: true,
    rejections: [404, 409],
    sends: [notificationTopic],
    async handle(store, { input, user }) {
      const actor = actorOf(user);
      const bundle = await store.table(bundlesTable).get(input.id);
      if (!bundle) return unknown('bundle');
      const stale = rejectStale(bundle, input.rev);
      if (stale) return stale;
      const { action } = input;
      const rejection = bundleRejection(action, bundle, actor) ?? bundleDetailRejection(action, input, store.now());
      if (rejection) return refuse(rejection);
      const hindrances = needsReady(action) ? await readHindrances(store, bundle) : [];
      if (hindrances.length > 0) return ok(await answerOf(store, bundle, hindrances));
      return ok(await answerOf(store, await takeStep(store, bundle, input, actor)));
    },
  }),
  answerCall(sectionCalls.deleteBundle, {
    isSerializable: true,
    summary: 'Dissolve a bundle that is not scheduled; its items stay: editors may',
    input: BundleId,
    answer: Done,
    action: 'update',
    rejections: [404, 409],
    async handle(store, { input: { id, rev }, user }) {
      const actor = actorOf(user);
      if (!isEditor(actor)) return refuse('notAllowed');
      const bundle = await store.table(bundlesTable).get(id);
      if (!bundle) return unknown('bundle');
      const stale = rejectStale(bundle, rev);
      if (stale) return stale;
      if (bundle.state === 'scheduled') return refuse('scheduledBundle');
      await leave(store, bundle, bundle.itemIds, actor.id);
      await store.table(bundlesTable).delete(id);
      return done();
    },
  }),
];
