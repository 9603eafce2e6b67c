import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database';

/** What those who have a document open are told. */
export type RoomMessage =
  | { type: 'update'; update: string }
  | { type: 'presence'; presence: string; by: { id: number; name: string } }
  | { type: 'hello' }
  /** Something was missed: each asks for what it lacks. */
  | { type: 'again' };

/** Somebody in a room. */
export interface Member {
  tell(text: string): void;
}

const channel = 'atrium_documents';
/** Bytes of a notice: Postgres takes fewer than 8,000 (https://www.postgresql.org/docs/current/sql-notify.html). */
const maxNotice = 7_900;

interface Notice {
  process: string;
  room: string;
  message: RoomMessage;
}

function readNotice(payload: string): Notice | null {
  try {
    return JSON.parse(payload);
  } catch {
    return null;
  }
}

/** Those who have a document open, by document; other processes have some of them, and hear by notices of the database. */
export class Rooms {
  readonly #database: Database;
  readonly #members = new Map<string, Set<Member>>();
  readonly #process = randomUUID();
  #stop: () => Promise<void> = async () => {};
  #wasLost = false;

  constructor(database: Database) {
    this.#database = database;
  }

  async open(): Promise<void> {
    if (this.#database.isSingleProcess) return;
    this.#stop = await this.#database.listen(channel, {
      onNotice: (payload) => {
        const notice = readNotice(payload);
        if (notice && notice.process !== this.#process) this.#tell(notice.room, notice.message);
      },
      onConnected: () => {
        // What was said while nobody heard it is in the records.
        if (this.#wasLost) for (const room of this.#members.keys()) this.#tell(room, { type: 'again' });
        this.#wasLost = false;
      },
      onLost: () => {
        this.#wasLost = true;
      },
    });
  }

  close(): Promise<void> {
    return this.#stop();
  }

  join(room: string, member: Member): () => void {
    const members = this.#members.get(room) ?? new Set();
    this.#members.set(room, members.add(member));
    return () => {
      members.delete(member);
      if (members.size === 0) this.#members.delete(room);
    };
  }

  /** Tells all others in a room, in every process. */
  publish(room: string, message: RoomMessage, from: Member): void {
    this.#tell(room, message, from);
    if (this.#database.isSingleProcess) return;
    const notice = (told: RoomMessage) => JSON.stringify({ process: this.#process, room, message: told });
    const whole = notice(message);
    const payload = Buffer.byteLength(whole) < maxNotice ? whole : notice({ type: 'again' });
    // A presence that is lost comes again with the next move; what was written is in the records.
    this.#database.query('select pg_notify($1, $2)', [channel, payload]).catch(() => {});
  }

  #tell(room: string, message: RoomMessage, except?: Member): void {
    const text = JSON.stringify(message);
    for (const member of this.#members.get(room) ?? []) if (member !== except) member.tell(text);
  }
}
