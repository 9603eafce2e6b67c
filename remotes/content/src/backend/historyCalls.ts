import {
  and,
  answerCall,
  type BackendCall,
  type BackendStore,
  byChoice,
  desc,
  momentIn,
  ok,
  readList,
  search,
} from '@atrium/backend';
import { type HistoryEvent, HistoryPage, HistoryQuery } from '../api/schemas';
import { sectionCalls } from '../api/sectionCalls';
import { readPeople } from './actor';
import { itemsTable } from './itemTables';
import { eventsTable, type StoredEvent } from './tables';

const defaultPerPage = 50;

async function toHistory(store: BackendStore, events: readonly StoredEvent[]): Promise<HistoryEvent[]> {
  const [found, personOf] = await Promise.all([
    store.table(itemsTable).getMany(events.map(({ itemId }) => itemId)),
    readPeople(
      store,
      events.map(({ actorId }) => actorId),
    ),
  ]);
  const items = new Map(found.map((item) => [item.id, item]));
  return events.flatMap(({ before: _, ...event }) => {
    const item = items.get(event.itemId);
    if (!item) return [];
    const { title, type, projectId, authorId } = item;
    const isOwnApproval = event.action === 'approve' && event.actorId === authorId;
    return [{ ...event, actor: personOf(event.actorId), title, type, projectId, isOwnApproval }];
  });
}

export const historyCalls: BackendCall[] = [
  answerCall(sectionCalls.getHistory, {
    summary: 'Who did what with which item, the newest first',
    input: HistoryQuery,
    answer: HistoryPage,
    subject: 'Audit',
    async handle(store, { input }) {
      const where = and(
        byChoice('actorKey', input.person),
        byChoice('action', input.action),
        byChoice('projectKey', input.project),
        momentIn('at', input.day),
        search(input.q),
      );
      const query = { where, orderBy: [desc('at'), desc('id')] };
      const paging = { ...input, page: input.page ?? 1 };
      const { rows, total } = await readList(store, store.table(eventsTable), query, paging, defaultPerPage);
      return ok({ events: await toHistory(store, rows), total });
    },
  }),
];
