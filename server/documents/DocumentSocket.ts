import type { WebSocket } from '@fastify/websocket';
import { type Message, type Open, readMessage } from './messages';
import type { Member, Rooms } from './Rooms';

export interface SocketPerson {
  id: number;
  name: string;
}

/** Of whom a token is, and of which sign-in. */
export interface SocketCaller {
  person: SocketPerson;
  sessionId: string | undefined;
}

export interface SocketServices {
  rooms: Rooms;
  /** Who a token is of; null where it is not valid (any more). */
  identify: (token: string) => Promise<SocketCaller | null>;
  /** Answers the call that synchronises a document; null where there is no such call. */
  handle: (path: string, token: string, body: object) => Promise<{ status: number; data: unknown } | null>;
  /** Lets a person in; false where they have too many sockets open. */
  admit: (person: SocketPerson) => boolean;
  onEnd: (socket: DocumentSocket) => void;
}

/** Codes of the end of a socket (RFC 6455, §7.4; those from 4000 on are our own). */
const ends = { policy: 1008, restart: 1012, busy: 1013, token: 4401, refused: 4403 } as const;

const openMs = 10_000;
/** Interval of looking whether the person is still there, and still may. */
const beatMs = 20_000;
/** Time to send another token once one has ended. */
const renewMs = 15_000;
const maxWaiting = 50;
/** Messages at once, and in a second for longer. */
const maxBurst = 120;
const perSecond = 40;
/** Bytes that a page has yet to read: one that reads no more comes back, and asks for what it lacks. */
const maxUnread = 8 * 1024 * 1024;
const maxFirst = 16 * 1024;

/** The socket by which one page writes in one document. Each message is checked as the call is: with token and rights. */
export class DocumentSocket implements Member {
  readonly #socket: WebSocket;
  readonly #services: SocketServices;
  readonly #timers: { open: NodeJS.Timeout; beat?: NodeJS.Timeout; renew?: NodeJS.Timeout | undefined };
  #opened: (Open & SocketCaller & { room: string }) | null = null;
  #leave = () => {};
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  #credit = { left: maxBurst, at: performance.now() };
  #isAlive = true;

  constructor(socket: WebSocket, services: SocketServices) {
    this.#socket = socket;
    this.#services = services;
    this.#timers = { open: setTimeout(() => this.end(ends.policy), openMs) };
    socket.on('message', (data, isBinary) => this.#take(isBinary ? '' : String(data)));
    socket.on('pong', () => {
      this.#isAlive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.#forget());
  }

  get person(): SocketPerson | null {
    return this.#opened?.person ?? null;
  }

  /** True where a change of these people and sign-ins may have taken something from who is here. */
  isOf(signIns: readonly unknown[]): boolean {
    const { person, sessionId } = this.#opened ?? {};
    return signIns.includes(person?.id) || signIns.includes(sessionId);
  }

  tell(text: string): void {
    if (this.#socket.bufferedAmount > maxUnread) this.#socket.terminate();
    else this.#socket.send(text);
  }

  end(code: number = ends.restart): void {
    this.#socket.close(code);
  }

  /** Looks again whether the person may read the document: they may have lost that. */
  async check(): Promise<void> {
    if (!this.#opened) return;
    const { path, id, token } = this.#opened;
    const answer = await this.#services.handle(path, token, { id }).catch(() => ({ status: 503 }));
    if (answer === null || answer.status === 403 || answer.status === 404) this.#refuse(answer?.status ?? 404);
    else if (answer.status === 401) this.#askForToken();
  }

  #say(message: object): void {
    this.tell(JSON.stringify(message));
  }

  #refuse(status: number): void {
    this.#say({ type: 'refused', status });
    this.end(status === 401 ? ends.token : ends.refused);
  }

  #askForToken(): void {
    if (this.#timers.renew) return;
    this.#say({ type: 'renew' });
    this.#timers.renew = setTimeout(() => this.#refuse(401), renewMs);
  }

  /** Takes a message in its turn; too many of them end the socket. */
  #take(text: string): void {
    const now = performance.now();
    const { left, at } = this.#credit;
    this.#credit = { left: Math.min(maxBurst, left + ((now - at) / 1000) * perSecond) - 1, at: now };
    const message = this.#opened || text.length <= maxFirst ? readMessage(text) : null;
    if (!message || this.#credit.left < 0 || this.#waiting >= maxWaiting) {
      this.end(ends.policy);
      return;
    }
    this.#waiting += 1;
    this.#last = this.#last
      .then(() => this.#answer(message))
      // The database may be away: the page asks again.
      .catch(() => this.end(ends.busy))
      .finally(() => {
        this.#waiting -= 1;
      });
  }

  async #answer(message: Message): Promise<void> {
    if (message.type === 'open') return this.#open(message);
    if (!this.#opened) return this.end(ends.policy);
    const { room, person, path, id } = this.#opened;
    if (message.type === 'token') return this.#renew(message.token);
    if (message.type === 'presence') {
      this.#services.rooms.publish(room, { ...message, by: person }, this);
      return;
    }
    const { n, vector, update } = message;
    const answer = await this.#services.handle(path, this.#opened.token, { id, vector, update });
    const { status, data } = answer ?? { status: 404, data: null };
    if (status === 401) this.#askForToken();
    this.#say({ type: 'answer', n, status, data });
    // Others hear of it once it is kept.
    if (status === 200 && update !== undefined) this.#services.rooms.publish(room, { type: 'update', update }, this);
  }

  async #open(message: Open): Promise<void> {
    if (this.#opened) return this.end(ends.policy);
    const { rooms, identify, handle, admit } = this.#services;
    const { path, id, token } = message;
    const caller = await identify(token);
    if (!caller) return this.#refuse(401);
    const answer = await handle(path, token, { id });
    if (answer?.status !== 200) return this.#refuse(answer?.status ?? 404);
    if (!admit(caller.person)) return this.end(ends.busy);
    clearTimeout(this.#timers.open);
    const room = `${path}#${id}`;
    this.#opened = { ...message, ...caller, room };
    this.#leave = rooms.join(room, this);
    this.#timers.beat = setInterval(() => this.#beat(), beatMs);
    this.#say({ type: 'open' });
    rooms.publish(room, { type: 'hello' }, this);
  }

  async #renew(token: string): Promise<void> {
    const caller = await this.#services.identify(token);
    if (!this.#opened || caller?.person.id !== this.#opened.person.id) return this.#refuse(401);
    this.#opened = { ...this.#opened, ...caller, token };
    clearTimeout(this.#timers.renew);
    this.#timers.renew = undefined;
  }

  #beat(): void {
    if (!this.#isAlive) {
      this.#socket.terminate();
      return;
    }
    this.#isAlive = false;
    this.#socket.ping();
    void this.check();
  }

  #forget(): void {
    clearTimeout(this.#timers.open);
    clearInterval(this.#timers.beat);
    clearTimeout(this.#timers.renew);
    this.#leave();
    this.#services.onEnd(this);
  }
}
