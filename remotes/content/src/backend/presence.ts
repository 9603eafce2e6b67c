import { answerCall, asc, type BackendCall, type BackendStore, gt, lte, ok } from '@atrium/backend';
import { calls } from '../api/calls';
import { type PersonRef, PresenceAnswer } from '../api/schemas';
import { mayReadDrafts } from '../model/rights';
import { actorOf, readPeople } from './actor';
import { presenceTable } from './tables';

/** Pages say every 20 seconds that they have an item open: one that missed a time is still there. */
const stayMs = 45_000;
/** Rows that are over, deleted with one that is new. */
const maxSwept = 20;
/** Most of those that are here at once: more are none that anybody looks for. */
const maxHere = 1_000;

/** Notes that a person has an item open. */
export async function notePresence(store: BackendStore, itemId: number, personId: number): Promise<void> {
  const table = store.table(presenceTable);
  const id = `${itemId}:${personId}`;
  if (!(await table.get(id)))
    for (const { id: over } of await table.find({ where: lte('until', store.now()), limit: maxSwept }))
      await table.delete(over);
  await table.put({ id, itemId, personId, until: store.now() + stayMs });
}

export const presenceCalls: BackendCall[] = [
  answerCall(calls.getPresence, {
    summary: 'Who has which item open',
    answer: PresenceAnswer,
    needs: ['people'],
    async handle(store, { user }) {
      if (!mayReadDrafts(actorOf(user))) return ok({ here: [] });
      const where = gt<'until'>('until', store.now());
      const rows = await store.table(presenceTable).find({ where, orderBy: [asc('until')], limit: maxHere });
      const personOf = await readPeople(
        store,
        rows.map(({ personId }) => personId),
      );
      const here = new Map<number, PersonRef[]>();
      for (const { itemId, personId } of rows)
        here.set(itemId, [...(here.get(itemId) ?? []), ...[personOf(personId) ?? []].flat()]);
      return ok({ here: [...here].map(([itemId, people]) => ({ itemId, people })) });
    },
  }),
];
