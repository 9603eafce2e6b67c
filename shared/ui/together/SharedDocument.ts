import type { Clock, KeyValueStore } from '@atrium/contract';
import { type Encoded, sharedParts } from '@atrium/contract/document';
import { fromBase64, toBase64 } from 'lib0/buffer';
import { applyUpdate, Doc, encodeStateAsUpdate, encodeStateVector } from 'yjs';
import type { DocumentLink, Outcome, Sender, Sent } from './documentLink';
import { type LocalCopy, openLocalCopy } from './localCopy';
import { createPresence, type PersonHere } from './presence';
import { createUnsentUpdates } from './unsentUpdates';

/**
 * `loading`: not readable yet. `saving`: on its way. `held`: it cannot be sent now, and stays in this browser. `closed`: the
 * person may not read it any more.
 */
export type SharedState = 'loading' | 'clean' | 'saving' | 'offline' | 'held' | 'closed';

export interface SharedView {
  state: SharedState;
  isReadable: boolean;
  /** When the last of it was kept elsewhere, in milliseconds; null before. */
  savedAt: number | null;
  people: readonly PersonHere[];
  title: string;
  summary: string;
}

export interface SharedDocumentOptions {
  /** Of the document, in the browser's storage. */
  name: string;
  storage: KeyValueStore;
  clock: Clock;
  person: Sender;
  link: DocumentLink;
  /** False: nothing is sent, whatever was written. */
  isWritable: boolean;
}

const local = Symbol('local copy');
const remote = Symbol('link');

/** Keys that follow each other closely are sent together. */
const gatherMs = 40;
const minPause = 1_000;
const maxPause = 30_000;

/** A copy of a text that several people write at once, in step with its keeper and with the other copies. */
export class SharedDocument {
  readonly doc = new Doc();
  readonly body = this.doc.getXmlFragment(sharedParts.body);
  readonly #options: SharedDocumentOptions;
  readonly #unsent: ReturnType<typeof createUnsentUpdates>;
  readonly #presence: ReturnType<typeof createPresence>;
  readonly #listeners = new Set<() => void>();
  #view: SharedView = { state: 'loading', isReadable: false, savedAt: null, people: [], title: '', summary: '' };
  #isWritable: boolean;
  #key: string | null = null;
  #copy: LocalCopy | null = null;
  #isGathering = false;
  #hasLeft = false;
  #sending: Promise<void> | null = null;
  #syncing: Promise<void> | null = null;
  #close: () => void = () => {};
  #retry: { timer: number | undefined; pause: number } = { timer: undefined, pause: minPause };

  constructor(options: SharedDocumentOptions) {
    const { name, storage, clock, person, link, isWritable } = options;
    this.#options = options;
    this.#isWritable = isWritable;
    this.#unsent = createUnsentUpdates(storage, `${name}.unsent`);
    this.#presence = createPresence({ doc: this.doc, person, clock, present: link.present });
    this.#presence.subscribe(() => this.#show({ people: this.#presence.getPeople() }));
    this.doc.on('update', (update: Uint8Array, origin: unknown) => this.#note(update, origin));
    for (const part of ['title', 'summary'] as const) {
      const text = this.text(part);
      text.observe(() => this.#show({ [part]: text.toString() }));
    }
  }

  get awareness() {
    return this.#presence.awareness;
  }

  text(part: 'title' | 'summary') {
    return this.doc.getText(sharedParts[part]);
  }

  getView = (): SharedView => this.#view;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Begins to follow the others; returns how to end. */
  start(): () => Promise<void> {
    this.#close = this.#options.link.open({
      onConnected: () => void this.sync(),
      onLost: () => this.#show({ state: this.#view.isReadable ? 'offline' : 'loading' }),
      onRefused: () => this.#show({ state: 'closed' }),
      onUpdate: (update) => this.#take(update, remote),
      onPresence: this.#presence.receive,
      onHello: this.#presence.tell,
    });
    return () => this.#end();
  }

  /** Gets what this copy lacks, and sends what it has more. */
  sync(): Promise<void> {
    this.#syncing ??= this.#sync().finally(() => {
      this.#syncing = null;
      // What was written meanwhile.
      void this.#send();
    });
    return this.#syncing;
  }

  setWritable(isWritable: boolean): void {
    if (this.#isWritable === isWritable) return;
    this.#isWritable = isWritable;
    if (isWritable && this.#view.isReadable) void this.sync();
  }

  /** Sends all that was written. @returns true once it is kept */
  async flush(): Promise<boolean> {
    await this.#syncing;
    await this.#send();
    return this.#unsent.isEmpty && !this.#hasLeft && this.#view.state === 'clean';
  }

  async #sync(): Promise<void> {
    const outcome = await this.#ask({ vector: toBase64(encodeStateVector(this.doc)) });
    if (outcome.kind === 'offline') await this.#openOffline();
    if (outcome.kind !== 'done') return;
    const { key, missing, vector } = outcome.answer;
    await this.#openCopy(key);
    if (missing) this.#take(missing, remote);
    this.#show({ isReadable: true });
    this.#presence.tell();
    if (this.#hasLeft || !this.#unsent.isEmpty) await this.#sendAll(vector);
    else this.#show({ state: 'clean' });
  }

  /** Sends all that the keeper lacks, of which some may be from a page before. */
  async #sendAll(known: Encoded | undefined): Promise<void> {
    if (!this.#isWritable) return this.#show({ state: 'held' });
    const taken = this.#unsent.take();
    const update = encodeStateAsUpdate(this.doc, known ? fromBase64(known) : undefined);
    const outcome = await this.#ask({ vector: toBase64(encodeStateVector(this.doc)), update: toBase64(update) });
    if (outcome.kind === 'done') {
      this.#hasLeft = false;
      this.#saved();
    } else if (taken) this.#unsent.add(taken);
    if (outcome.kind === 'rejected') this.#show({ state: 'held' });
  }

  #note(update: Uint8Array, origin: unknown): void {
    if (origin === remote || origin === local || this.#isOfCopy(origin)) return;
    this.#unsent.add(update);
    this.#options.link.tell(toBase64(update));
    if (!this.#isWritable) this.#show({ state: 'held' });
    else if (this.#view.state === 'clean') this.#show({ state: 'saving' });
    if (!this.#isWritable || this.#isGathering) return;
    this.#isGathering = true;
    this.#options.clock.setTimeout(() => {
      this.#isGathering = false;
      void this.#send();
    }, gatherMs);
  }

  /** The browser's database puts in what it has under its own name. */
  #isOfCopy(origin: unknown): boolean {
    return typeof origin === 'object' && origin !== null && 'whenSynced' in origin;
  }

  #send(): Promise<void> {
    this.#sending ??= this.#sendUnsent().finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  async #sendUnsent(): Promise<void> {
    while (this.#key !== null && this.#isWritable && !this.#syncing) {
      const update = this.#unsent.take();
      if (!update) return;
      const outcome = await this.#ask({ update: toBase64(update) });
      if (outcome.kind === 'done') this.#saved();
      else {
        this.#unsent.add(update);
        if (outcome.kind === 'rejected') this.#show({ state: 'held' });
        return;
      }
    }
  }

  async #ask(sent: Sent): Promise<Outcome> {
    const outcome = await this.#options.link.ask(sent);
    if (outcome.kind === 'offline') {
      if (this.#view.isReadable) this.#show({ state: 'offline' });
      this.#retryLater();
    } else this.#retry.pause = minPause;
    if (outcome.kind === 'rejected' && sent.update === undefined) this.#show({ state: 'closed' });
    return outcome;
  }

  #retryLater(): void {
    const { clock } = this.#options;
    clock.clearTimeout(this.#retry.timer ?? 0);
    this.#retry.timer = clock.setTimeout(() => void this.sync(), this.#retry.pause);
    this.#retry.pause = Math.min(this.#retry.pause * 2, maxPause);
  }

  #saved(): void {
    this.#unsent.settle();
    if (this.#unsent.isEmpty) this.#show({ state: 'clean', savedAt: this.#options.clock.now() });
  }

  #take(update: Encoded, origin: symbol): void {
    applyUpdate(this.doc, fromBase64(update), origin);
  }

  /** Reads what this browser has of the document; that of another one under the same name is none of it. */
  async #openCopy(key: string): Promise<void> {
    if (this.#key !== null) return;
    const { name, storage } = this.#options;
    const isKnown = storage.getItem(`${name}.key`) === key;
    storage.setItem(`${name}.key`, key);
    this.#key = key;
    this.#copy = await openLocalCopy(`atrium.${name}.${key}`, this.doc);
    const { hasLeft, update } = this.#unsent.readStored();
    if (!isKnown) return;
    this.#hasLeft = hasLeft;
    if (!update) return;
    applyUpdate(this.doc, update, local);
    this.#unsent.add(update);
  }

  /** Without a network, the copy of this browser can be read and written on. */
  async #openOffline(): Promise<void> {
    const key = this.#options.storage.getItem(`${this.#options.name}.key`);
    if (this.#key !== null || key === null) return;
    await this.#openCopy(key);
    if (this.body.length > 0) this.#show({ isReadable: true, state: 'offline' });
  }

  #show(part: Partial<SharedView>): void {
    this.#view = { ...this.#view, ...part };
    for (const listener of this.#listeners) listener();
  }

  async #end(): Promise<void> {
    const { clock, storage, name } = this.#options;
    const isKept = this.#isWritable ? await this.flush() : this.#unsent.isEmpty && !this.#hasLeft;
    clock.clearTimeout(this.#retry.timer ?? 0);
    const isElsewhere = this.#presence.isOpenElsewhere();
    this.#presence.leave();
    this.#close();
    if (isKept && !isElsewhere) {
      storage.removeItem(`${name}.key`);
      await this.#copy?.forget();
    } else await this.#copy?.close();
    this.doc.destroy();
  }
}
