import { answerCall, type BackendCall, ok, peopleKey, selectPage, unknown } from '@atrium/backend';
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
import { isEditor, mayReadDrafts } from '../model/rights';
import { slotOf } from '../model/schedule';
import { actorOf, personRef } from './actor';
import { eventsOf, lastRunOf } from './events';
import { findItems, orderOf } from './itemSearch';
import { commentsOf, toListed, toSubject } from './listed';
import { lockOf } from './locks';
import { countQueues } from './queueCounts';
import { channelsKey, eventsKey, itemsKey, projectsKey } from './tables';
import { baseOf, listVersions, toLive, withLiveText } from './versions';

function findPlanned(items: readonly ContentItem[], from: number, to: number): ContentItem[] {
  return items
    .map((item) => ({ item, at: Date.parse(slotOf(item) ?? '') }))
    .filter(({ at }) => at >= from && at < to)
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

const defaultPerPage = 20;
/** More than a month of seven columns can show. */
const maxPlanned = 400;

/** True if its slot is that of the newest version, not of the live one. */
const isAhead = ({ status }: ContentItem): boolean => status === 'scheduled' || status === 'failed';

export const readCalls: BackendCall[] = [
  answerCall(calls.getItems, {
    summary: 'Items that match, one page of them, with the counts of the pills of the review page',
    notes:
      'Somebody who may not edit gets what is live, as it is live; `isLive` gives that with the state of its newest version. `queue` is mine, in_review, changes_requested, approved, overdue or all.',
    input: ItemQuery,
    answer: ItemPage,
    handle(store, { input, user }) {
      const actor = actorOf(user);
      const rows = store.table(itemsKey).all();
      const found = findItems(store, input, actor);
      const page = selectPage(found, orderOf(input), input, defaultPerPage);
      return ok({
        items: page.map((item) => toListed(store, item)),
        total: found.places.length,
        counts: countQueues(rows, actor, store.now()),
      });
    },
  }),
  answerCall(calls.getItem, {
    summary: 'An item with its comments and history, and what its newest version is compared with',
    input: ItemId,
    answer: ItemDetail,
    rejections: [404],
    handle(store, { input: { id }, user }) {
      const item = store.table(itemsKey).get(id);
      const isInside = mayReadDrafts(actorOf(user));
      if (!item || (!isInside && item.publishedVersion === null)) return unknown('item');
      const shown = isInside ? item : toLive(store, item);
      const people = { author: personRef(store, item.authorId), reviewer: personRef(store, item.reviewerId) };
      return ok({
        item: { ...toSubject(store, shown), ...people },
        comments: isInside
          ? commentsOf(store, id).map((comment) => ({ ...comment, author: personRef(store, comment.authorId) }))
          : [],
        events: isInside ? eventsOf(store, id) : [],
        base: isInside ? baseOf(store, item) : null,
        versions: isInside ? listVersions(store, item).length : 0,
        lock: isInside ? lockOf(store, id) : null,
      });
    },
  }),
  answerCall(calls.getSchedule, {
    summary: 'What goes out, went out or failed to go out in a time, in that order',
    input: ScheduleQuery,
    answer: SchedulePlan,
    action: 'update',
    handle(store, { input: { from, to } }) {
      const found = findPlanned(store.table(itemsKey).all(), Date.parse(from), Date.parse(to));
      const items = found
        .slice(0, maxPlanned)
        .map((item) => (isAhead(item) ? item : withLiveText(store, item)))
        .map((item) => toListed(store, item));
      return ok({ items, total: found.length });
    },
  }),
  answerCall(calls.tick, {
    summary: 'What is due goes out before any call is answered; this one says which was the last to go',
    answer: Tick,
    handle: (store) => ok({ lastRun: lastRunOf(store.table(eventsKey).all()) }),
  }),
  answerCall(calls.getEditorialSettings, {
    summary: 'Channels, projects, and who may be asked for a review',
    answer: EditorialSettings,
    handle(store) {
      const reviewers = store
        .table(peopleKey)
        .all()
        .filter((person) => isEditor(person) && person.status !== 'inactive');
      return ok({
        channels: [...store.table(channelsKey).all()],
        projects: [...store.table(projectsKey).all()],
        reviewers: reviewers.map(({ id, fullName, avatar }) => ({ id, fullName, avatar })),
      });
    },
  }),
];
