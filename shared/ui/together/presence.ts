import type { Clock } from '@atrium/contract';
import { fromBase64, toBase64 } from 'lib0/buffer';
import { Awareness, applyAwarenessUpdate, encodeAwarenessUpdate, modifyAwarenessUpdate } from 'y-protocols/awareness';
import type { Doc } from 'yjs';
import { avatarTone, type Tone } from '../Avatar/avatarTone';
import type { Sender } from './documentLink';

/** Somebody who has the document open. */
export interface PersonHere {
  id: number;
  name: string;
  tone: Tone;
}

const isPerson = (value: unknown): value is { id: number; name: string } =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value && typeof value.name === 'string';

/** Who they are, as the server knows them: nobody is here under the name of another. */
function identified(presence: Uint8Array, by: Sender | undefined): Uint8Array {
  if (!by) return presence;
  return modifyAwarenessUpdate(presence, (state) => state && { ...state, user: { ...by, tone: avatarTone(by.name) } });
}

/** Caret moves that follow each other closely are told once. */
const gatherMs = 60;
/** Longer ones are none of a caret and a name. */
const maxLength = 16_000;

interface PresenceOptions {
  doc: Doc;
  person: Sender;
  clock: Clock;
  present: (presence: string) => void;
}

/** Carets and names of those who have a document open. */
export function createPresence({ doc, person, clock, present }: PresenceOptions) {
  const awareness = new Awareness(doc);
  let isTelling = false;
  let people: readonly PersonHere[] = [];
  const listeners = new Set<() => void>();

  awareness.setLocalStateField('user', { ...person, tone: avatarTone(person.name) });
  const tell = () => present(toBase64(encodeAwarenessUpdate(awareness, [doc.clientID])));
  awareness.on('update', (_changes: unknown, origin: unknown) => {
    if (origin !== 'local' || isTelling) return;
    isTelling = true;
    clock.setTimeout(() => {
      isTelling = false;
      tell();
    }, gatherMs);
  });
  awareness.on('change', () => {
    const next = read();
    if (JSON.stringify(next) === JSON.stringify(people)) return;
    people = next;
    for (const listener of listeners) listener();
  });

  /** The others, each once. */
  function read(): PersonHere[] {
    const found = new Map<number, PersonHere>();
    for (const [client, { user }] of awareness.getStates())
      if (client !== doc.clientID && isPerson(user) && user.id !== person.id)
        found.set(user.id, { id: user.id, name: user.name, tone: avatarTone(user.name) });
    return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
  }

  return {
    awareness,
    getPeople: () => people,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell,
    receive(presence: string, by?: Sender): void {
      if (presence.length > maxLength) return;
      try {
        applyAwarenessUpdate(awareness, identified(fromBase64(presence), by), 'link');
      } catch {
        // A malformed one says nothing about anybody.
      }
    },
    /** True where the same person has it open elsewhere. */
    isOpenElsewhere: () =>
      [...awareness.getStates()].some(
        ([client, { user }]) => client !== doc.clientID && isPerson(user) && user.id === person.id,
      ),
    leave(): void {
      awareness.setLocalState(null);
      tell();
      awareness.destroy();
    },
  };
}
