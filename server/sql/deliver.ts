import type { BackendCatalog } from '@atrium/backend/engine';
import type { SqlUnit } from './SqlUnit';

/** Listeners may send messages themselves; those that answer each other without end are an error. */
const maxRounds = 10;

/** Hands the messages of a unit of work to the backends that listen, and so on with the messages of these. */
export async function deliver(unit: SqlUnit, catalog: BackendCatalog): Promise<void> {
  for (let round = 0; ; round += 1) {
    const messages = unit.journal.drainMessages();
    if (messages.length === 0) return;
    if (round === maxRounds) throw new Error(`Messages have no end: ${messages[0]?.topic}`);
    for (const { topic, message, account } of messages)
      for (const id of catalog.listenersTo([topic]))
        await catalog.loaded(id)?.listeners?.[topic]?.(unit.as({ app: id, account }), message);
  }
}
