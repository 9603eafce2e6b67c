import {
  and,
  answerCall,
  asc,
  type BackendCall,
  type BackendStore,
  gte,
  lt,
  ne,
  ok,
  oneOf,
  peopleTable,
  unknown,
} from '@atrium/backend';
import { calls } from '../api/calls';
import {
  type ContentItem,
  EditorialSettings,
  ItemDetail,
  ItemId,
  ItemPage,
  ItemQuery,
  SchedulePlan,
  ScheduleQuery,
  Tick,
} from '../api/schemas';
import { editors, mayReadDrafts } from '../model/rights';
import { actorOf } from './actor';
import { readLastRun } from './events';
import { readForReader, readForWriter } from './itemDetail';
import { findItems } from './itemSearch';
import { itemsTable, shownItemsTable } from './itemTables';
import { toListed } from './listed';
import { countQueues } from './queueCounts';
import { channelsTable, customTypesTable, projectsTable } from './tables';

/** More than a month of seven columns can show. */
const maxPlanned = 400;

/** True if its slot is that of the newest version, not of the live one. */
const isAhead = ({ status }: ContentItem): boolean => status === 'scheduled' || status === 'failed';

async function readPlan(store: BackendStore, from: number, to: number): Promise<SchedulePlan> {
  const where = and(gte('slotTime', from), lt('slotTime', to));
  const [found, total] = await Promise.all([
    store.table(itemsTable).find({ where, orderBy: [asc('slotTime')], limit: maxPlanned }),
    store.table(itemsTable).count(where),
  ]);
  const out = found.filter((item) => !isAhead(item)).map(({ id }) => id);
  const shown = new Map((await store.table(shownItemsTable).getMany(out)).map((item) => [item.id, item]));
  const items = await toListed(
    store,
    found.map((item) => shown.get(item.id) ?? item),
  );
  return { items, total };
}

async function readSettings(store: BackendStore): Promise<EditorialSettings> {
  const [channels, projects, types, reviewers] = await Promise.all([
    store.table(channelsTable).find(),
    store.table(projectsTable).find(),
    store.table(customTypesTable).find({ orderBy: [asc('nameKey'), asc('id')] }),
    store.table(peopleTable).find({ where: and(oneOf('role', editors), ne('status', 'inactive')) }),
  ]);
  return {
    channels,
    projects,
    reviewers: reviewers.map(({ id, fullName, avatar }) => ({ id, fullName, avatar })),
    types: types.map(({ id, name, archivedAt }) => ({ id, name, isArchived: archivedAt !== null })),
  };
}

export const readCalls: BackendCall[] = [
  answerCall(calls.getItems, {
    summary: 'Items that match, one page of them, with the counts of the pills of the review page',
    notes:
      'Somebody who may not edit gets what is live, as it is live; `isLive` gives that with the state of its newest version. `queue` is mine, in_review, changes_requested, approved, overdue or all.',
    input: ItemQuery,
    answer: ItemPage,
    async handle(store, { input, user }) {
      const actor = actorOf(user);
      const [{ rows, total }, counts] = await Promise.all([findItems(store, input, actor), countQueues(store, actor)]);
      return ok({ items: await toListed(store, rows), total, counts });
    },
  }),
  answerCall(calls.getItem, {
    summary: 'An item with its comments and history, and what its newest version is compared with',
    input: ItemId,
    answer: ItemDetail,
    rejections: [404],
    async handle(store, { input: { id }, user }) {
      const read = mayReadDrafts(actorOf(user)) ? readForWriter : readForReader;
      const detail = await read(store, id);
      return detail ? ok(detail) : unknown('item');
    },
  }),
  answerCall(calls.getSchedule, {
    summary: 'What goes out, went out or failed to go out in a time, in that order',
    input: ScheduleQuery,
    answer: SchedulePlan,
    action: 'update',
    handle: async (store, { input: { from, to } }) => ok(await readPlan(store, Date.parse(from), Date.parse(to))),
  }),
  answerCall(calls.tick, {
    summary: 'What is due goes out before any call is answered; this one says which was the last to go',
    answer: Tick,
    handle: async (store) => ok({ lastRun: await readLastRun(store) }),
  }),
  answerCall(calls.getEditorialSettings, {
    summary: 'Channels, projects, custom types, and who may be asked for a review',
    answer: EditorialSettings,
    handle: async (store) => ok(await readSettings(store)),
  }),
];
