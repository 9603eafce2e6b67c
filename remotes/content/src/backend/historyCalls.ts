import {
  answerCall,
  type BackendCall,
  type BackendStore,
  createChoiceTest,
  createDayRangeTest,
  createSearch,
  getPage,
  ok,
  toDay,
  toFilter,
  type z,
} from '@atrium/backend';
import { calls } from '../api/calls';
import { type HistoryEvent, HistoryPage, HistoryQuery } from '../api/schemas';
import { personRef } from './actor';
import { eventsKey, itemsKey, type StoredEvent } from './tables';

const defaultPerPage = 50;

type Query = z.output<typeof HistoryQuery>;

function findEvents(store: BackendStore, query: Query): StoredEvent[] {
  const items = store.table(itemsKey);
  const [byPerson, ofAction, inProject] = [query.person, query.action, query.project].map(createChoiceTest);
  const onDay = toFilter(query.day) === undefined ? null : createDayRangeTest(query.day);
  const matches = createSearch(query.q);
  return store
    .table(eventsKey)
    .all()
    .filter(({ itemId, actorId, action, at, reason }) => {
      const item = items.get(itemId);
      return (
        item !== undefined &&
        byPerson?.(String(actorId ?? 0)) &&
        ofAction?.(action) &&
        inProject?.(String(item.projectId ?? 0)) &&
        (onDay === null || onDay(toDay(new Date(at)))) &&
        matches(item.title, reason ?? '')
      );
    })
    .sort((a, b) => (a.at === b.at ? b.id - a.id : a.at < b.at ? 1 : -1));
}

function toHistoryEvent(store: BackendStore, { before: _, ...event }: StoredEvent): HistoryEvent[] {
  const item = store.table(itemsKey).get(event.itemId);
  if (!item) return [];
  return [
    {
      ...event,
      actor: personRef(store, event.actorId),
      title: item.title,
      type: item.type,
      projectId: item.projectId,
      isOwnApproval: event.action === 'approve' && event.actorId === item.authorId,
    },
  ];
}

export const historyCalls: BackendCall[] = [
  answerCall(calls.getHistory, {
    summary: 'Who did what with which item, the newest first',
    input: HistoryQuery,
    answer: HistoryPage,
    subject: 'Audit',
    handle(store, { input }) {
      const found = findEvents(store, input);
      const page = getPage(found, input, defaultPerPage);
      return ok({ events: page.flatMap((event) => toHistoryEvent(store, event)), total: found.length });
    },
  }),
];
