import type { AppBackend } from '..';
import type { BackendCatalog } from './catalog';
import type { Message, Unit } from './Unit';

/** Listeners may send messages themselves; those that answer each other without end are an error. */
const maxRounds = 10;

interface Sender extends Unit {
  readonly journal: { drainMessages(): Message[] };
}

/**
 * Hands the messages of a unit of work to the backends that listen, and so on with the messages of these.
 * @param open makes an account's rows of a listener's tables ready, where that is needed
 */
export async function deliver(
  unit: Sender,
  catalog: BackendCatalog,
  open: (backend: AppBackend, account: number) => Promise<void> = async () => {},
): Promise<void> {
  for (let round = 0; ; round += 1) {
    const messages = unit.journal.drainMessages();
    if (messages.length === 0) return;
    if (round === maxRounds) throw new Error(`Messages have no end: ${messages[0]?.topic}`);
    for (const { topic, message, account } of messages)
      for (const id of catalog.listenersTo([topic])) {
        const backend = catalog.loaded(id);
        if (!backend) continue;
        await open(backend, account);
        await backend.listeners?.[topic]?.(unit.as({ app: id, account }), message);
      }
  }
}
