import type { Clock, Session } from '@atrium/contract';
import type { Answer, DocumentLink, LinkListeners, Outcome, Sent } from './documentLink';

export interface SocketOptions {
  url: string;
  /** Path of the call that the document is synchronised by, and its id there. */
  path: string;
  id: number;
  session: Pick<Session, 'freshToken' | 'currentToken' | 'renewToken'>;
  clock: Clock;
  /** Reads the answer of that call. */
  readAnswer: (data: unknown) => Answer | null;
}

const minPause = 500;
const maxPause = 15_000;
/** Time for an answer; a socket that gives none is closed, and another one opened. */
const patience = 15_000;

interface Received {
  type?: unknown;
  n?: unknown;
  status?: unknown;
  data?: unknown;
  update?: unknown;
  presence?: unknown;
  by?: { id: number; name: string };
}

function parse(text: unknown): Received {
  try {
    const value: unknown = JSON.parse(String(text));
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function toOutcome(status: unknown, answer: Answer | null): Outcome {
  if (status === 200) return answer ? { kind: 'done', answer } : { kind: 'offline' };
  const isLasting = typeof status === 'number' && status >= 400 && status < 500 && status !== 401 && status !== 429;
  return isLasting ? { kind: 'rejected', status } : { kind: 'offline' };
}

/**
 * Links a copy to a server by a socket. The token is its first message, never part of an address; it is sent again when it
 * is another one, and when the server asks.
 */
class SocketLink implements DocumentLink {
  readonly #options: SocketOptions;
  readonly #waiting = new Map<number, (outcome: Outcome) => void>();
  #socket: WebSocket | undefined;
  #listeners: LinkListeners | undefined;
  #isOpen = false;
  #isOver = false;
  #lastNumber = 0;
  #pause = minPause;
  #timer = 0;
  #token: string | null = null;

  constructor(options: SocketOptions) {
    this.#options = options;
  }

  open = (listeners: LinkListeners): (() => void) => {
    this.#listeners = listeners;
    const again = () => {
      if (this.#socket) return;
      this.#options.clock.clearTimeout(this.#timer);
      void this.#connect();
    };
    window.addEventListener('online', again);
    void this.#connect();
    return () => {
      this.#isOver = true;
      window.removeEventListener('online', again);
      this.#options.clock.clearTimeout(this.#timer);
      this.#socket?.close();
    };
  };

  ask = (sent: Sent): Promise<Outcome> => {
    if (!this.#isOpen) return Promise.resolve({ kind: 'offline' });
    const { session, clock } = this.#options;
    this.#lastNumber += 1;
    const n = this.#lastNumber;
    // The session renews its token in time while somebody writes.
    const current = session.currentToken();
    if (current && current !== this.#token) this.#sendToken(current);
    return new Promise((resolve) => {
      const late = clock.setTimeout(() => this.#socket?.close(), patience);
      this.#waiting.set(n, (outcome) => {
        clock.clearTimeout(late);
        this.#waiting.delete(n);
        resolve(outcome);
      });
      this.#send({ type: 'call', n, ...sent });
    });
  };

  /** Who keeps it tells the others, once it is kept. */
  tell = () => undefined;

  present = (presence: string): void => this.#send({ type: 'presence', presence });

  async #connect(): Promise<void> {
    const { url, path, id, session } = this.#options;
    this.#token = await session.freshToken();
    if (this.#isOver) return;
    const opened = new WebSocket(url);
    this.#socket = opened;
    opened.addEventListener('open', () => this.#send({ type: 'open', path, id, token: this.#token }));
    opened.addEventListener('message', ({ data }) => this.#receive(parse(data)));
    opened.addEventListener('close', () => this.#lose(opened));
  }

  #lose(lost: WebSocket): void {
    if (this.#socket !== lost) return;
    this.#socket = undefined;
    for (const resolve of [...this.#waiting.values()]) resolve({ kind: 'offline' });
    if (this.#isOpen) this.#listeners?.onLost();
    this.#isOpen = false;
    if (this.#isOver) return;
    this.#timer = this.#options.clock.setTimeout(() => void this.#connect(), this.#pause * (0.5 + Math.random()));
    this.#pause = Math.min(this.#pause * 2, maxPause);
  }

  #receive({ type, n, status, data, update, presence, by }: Received): void {
    const { readAnswer } = this.#options;
    if (type === 'open') {
      this.#isOpen = true;
      this.#pause = minPause;
      this.#listeners?.onConnected();
    } else if (type === 'answer' && typeof n === 'number')
      this.#waiting.get(n)?.(toOutcome(status, status === 200 ? readAnswer(data) : null));
    else if (type === 'update' && typeof update === 'string') this.#listeners?.onUpdate(update);
    else if (type === 'presence' && typeof presence === 'string') this.#listeners?.onPresence(presence, by);
    else if (type === 'hello') this.#listeners?.onHello();
    else if (type === 'again') this.#listeners?.onConnected();
    else if (type === 'renew') void this.#renew();
    else if (type === 'refused') this.#refuse(status);
  }

  #refuse(status: unknown): void {
    if (status === 401) void this.#renew();
    if (status !== 403 && status !== 404) return;
    this.#isOver = true;
    this.#listeners?.onRefused();
  }

  async #renew(): Promise<void> {
    const { session } = this.#options;
    const token = this.#token ? await session.renewToken(this.#token) : await session.freshToken();
    if (token) this.#sendToken(token);
  }

  #sendToken(token: string): void {
    this.#token = token;
    this.#send({ type: 'token', token });
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

export const createSocketLink = (options: SocketOptions): DocumentLink => new SocketLink(options);
