import type { Clock } from '@atrium/contract';

/**
 * - `clean`: everything is saved
 * - `dirty`: saved as soon as typing pauses
 * - `saving`: a call is on its way
 * - `offline`, `failed`: not saved; tried again after a pause
 * - `rejected`: the API does not take it as it is; tried again once it has changed
 * - `conflict`: somebody else has changed the same; nothing is saved before `resolve()`
 */
export type AutosaveState = 'clean' | 'dirty' | 'saving' | 'offline' | 'failed' | 'rejected' | 'conflict';

/** A record as the API holds it, or as it was when it was read last. */
interface Revised {
  rev?: number | undefined;
}

export type WriteResult<Value, Stored, Newer = Stored> =
  /** `settle` takes out of the value what was saved, where the value is a list of changes. */
  | { kind: 'saved'; stored: Stored; settle?: (value: Value) => Value }
  /** Based on an older revision. Without `newer` the record is read again. */
  | { kind: 'stale'; newer?: Newer }
  | { kind: 'rejected' | 'offline' | 'failed' };

export interface Merged<Value, Stored> {
  value: Value;
  stored: Stored;
  /** The record as others have written it, where only a person can decide; otherwise null. */
  conflict: Stored | null;
}

interface AutosaveView<Value, Stored> extends Merged<Value, Stored> {
  state: AutosaveState;
  /** Of the last save from here, in milliseconds; null before the first. */
  savedAt: number | null;
  /** Is the unsaved part safe in the browser? There may be no room for it. */
  isKept: boolean;
}

type Write<Value, Stored, Newer> = (value: Value, stored: Stored) => Promise<WriteResult<Value, Stored, Newer>>;

export interface AutosaveOptions<Value, Stored extends Revised, Newer extends Revised = Stored> {
  clock: Clock;
  /** To begin with, such as what an earlier page has left unsaved. */
  begin: { value: Value; stored: Stored; conflict?: Stored | null };
  /** `blocked`: something is unsaved that `write` would not send as it is. */
  check(value: Value, stored: Stored): 'saved' | 'unsaved' | 'blocked';
  write: Write<Value, Stored, Newer>;
  /** The record as it is now; undefined where nothing answers. */
  read?(stored: Stored): Promise<Newer | undefined>;
  merge(value: Value, newer: Newer, stored: Stored): Merged<Value, Stored>;
  /** Keeps the value in the browser while it is unsaved. @returns whether there was room */
  storage?(value: Value, stored: Stored, isSaved: boolean): boolean;
  /** Pause in typing before a save, in milliseconds. */
  pause?: number;
}

export interface Autosave<Value, Stored, Newer = Stored> {
  getView(): AutosaveView<Value, Stored>;
  subscribe(listener: () => void): () => void;
  edit(value: Value): void;
  /** The record as somebody has written it; an older revision than the known one is ignored. */
  receive(newer: Newer): Promise<void>;
  /** Saves at once. @returns whether everything is saved */
  flush(): Promise<boolean>;
  /** Ends a conflict: by default the value here replaces what others have written. @returns whether everything is saved */
  resolve(choice?: { value?: Value; stored?: Stored }): Promise<boolean>;
  /** Goes on after the connection came back. */
  resume(): void;
  /** Saves for the last time, by another call. @returns the record, or null where that failed or there is a conflict */
  submit(write: Write<Value, Stored, Newer>): Promise<Stored | null>;
  /** Leaves no timer behind; the next edit goes on. */
  rest(): void;
  /** Saves nothing any more, and waits for what is on its way. */
  stop(): Promise<void>;
}

const defaultPause = 1_000;
const retryDelay = 5_000;
/** Of one save, where others keep changing the record. */
const maxTries = 3;

/** Saves what a person writes, without a button: after a pause, one call at a time, again where that failed. */
export const createAutosave = <Value, Stored extends Revised, Newer extends Revised = Stored>(
  options: AutosaveOptions<Value, Stored, Newer>,
): Autosave<Value, Stored, Newer> => new Saver(options);

class Saver<Value, Stored extends Revised, Newer extends Revised> implements Autosave<Value, Stored, Newer> {
  readonly #options: AutosaveOptions<Value, Stored, Newer>;
  readonly #listeners = new Set<() => void>();
  #view: AutosaveView<Value, Stored>;
  #queue: Promise<unknown> = Promise.resolve();
  #timer = 0;
  #isStopped = false;

  constructor(options: AutosaveOptions<Value, Stored, Newer>) {
    this.#options = options;
    const { value, stored, conflict = null } = options.begin;
    this.#view = { value, stored, conflict, state: 'clean', savedAt: null, isKept: true };
    this.#show({ value, stored, state: conflict ? 'conflict' : this.#stateOf(value, stored) });
    if (this.#view.state === 'dirty') this.#saveSoon();
  }

  readonly getView = () => this.#view;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly edit = (value: Value): void => {
    const { state, stored } = this.#view;
    if (this.#isStopped || state === 'conflict') {
      this.#show({ value });
      return;
    }
    const next = this.#stateOf(value, stored);
    // The call under way may be saving something else.
    this.#show({ value, state: next === 'clean' && state === 'saving' ? state : next });
    this.#saveSoon();
  };

  readonly receive = (newer: Newer): Promise<void> =>
    this.#enqueue(async () => {
      if (!this.#isStopped && this.#accept(newer) && this.#view.state === 'dirty') this.#saveSoon();
    });

  readonly flush = (): Promise<boolean> => {
    this.rest();
    return this.#enqueue(() => this.#saveChanges()).then(() => this.#isSettled());
  };

  readonly resolve = ({
    value = this.#view.value,
    stored,
  }: {
    value?: Value;
    stored?: Stored;
  } = {}): Promise<boolean> => {
    const { conflict } = this.#view;
    if (conflict) {
      const base = stored ?? conflict;
      this.#show({ value, stored: base, conflict: null, state: this.#stateOf(value, base) });
    }
    return this.flush();
  };

  readonly resume = (): void => {
    if (this.#isStopped || this.#view.state === 'conflict') return;
    this.#show({ state: this.#stateOf() });
    this.#saveIn(0);
  };

  readonly submit = (write: Write<Value, Stored, Newer>): Promise<Stored | null> => {
    this.rest();
    return this.#enqueue(async () => {
      if (this.#isStopped || this.#view.state === 'conflict') return null;
      this.#isStopped = await this.#save(write, true);
      return this.#isStopped ? this.#view.stored : null;
    });
  };

  readonly rest = (): void => {
    this.#options.clock.clearTimeout(this.#timer);
  };

  readonly stop = (): Promise<void> => {
    this.#isStopped = true;
    this.rest();
    return this.#enqueue(async () => {});
  };

  /** Saves run one after the other: two at once would make two records. */
  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => {});
    return result;
  }

  #saveIn(ms: number): void {
    this.rest();
    if (!this.#isStopped)
      this.#timer = this.#options.clock.setTimeout(() => void this.#enqueue(() => this.#saveChanges()), ms);
  }

  readonly #saveSoon = () => this.#saveIn(this.#options.pause ?? defaultPause);

  readonly #check = () => this.#options.check(this.#view.value, this.#view.stored);

  readonly #isSettled = () => this.#check() === 'saved' && this.#view.conflict === null;

  /** The state that follows from the value alone. */
  #stateOf(value = this.#view.value, stored = this.#view.stored): AutosaveState {
    return ({ saved: 'clean', unsaved: 'dirty', blocked: 'rejected' } as const)[this.#options.check(value, stored)];
  }

  async #saveChanges(): Promise<void> {
    if (this.#isStopped || this.#view.state === 'conflict') return;
    if (this.#check() === 'unsaved') await this.#save(this.#options.write);
    else this.#show({ state: this.#stateOf() });
  }

  /** @returns whether it is saved */
  async #save(write: Write<Value, Stored, Newer>, isForced = false): Promise<boolean> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      this.#show({ state: 'saving' });
      const result = await write(this.#view.value, this.#view.stored);
      if (result.kind === 'saved') return this.#showSaved(result);
      if (result.kind !== 'stale') {
        this.#show({ state: result.kind });
        // The rest goes without what was rejected.
        if (result.kind === 'rejected' && this.#check() === 'unsaved') continue;
        if (result.kind === 'offline' || result.kind === 'failed') this.#saveIn(retryDelay);
        return false;
      }
      const newer = result.newer ?? (await this.#options.read?.(this.#view.stored));
      if (!newer) break;
      if (!this.#accept(newer)) return false;
      if (!isForced && this.#check() !== 'unsaved') return this.#isSettled();
    }
    this.#show({ state: 'failed' });
    this.#saveIn(retryDelay);
    return false;
  }

  #showSaved({ stored, settle }: { stored: Stored; settle?: (value: Value) => Value }): true {
    const value = settle?.(this.#view.value) ?? this.#view.value;
    const savedAt = this.#options.clock.now();
    this.#show({ stored, value, savedAt, state: this.#stateOf(value, stored) });
    if (this.#view.state === 'dirty') this.#saveSoon();
    return true;
  }

  /** @returns whether saving may go on */
  #accept(newer: Newer): boolean {
    const { value, stored, conflict } = this.#view;
    if ((newer.rev ?? 0) <= ((conflict ?? stored).rev ?? 0)) return conflict === null;
    const merged = this.#options.merge(value, newer, stored);
    this.#show({ ...merged, state: merged.conflict ? 'conflict' : this.#stateOf(merged.value, merged.stored) });
    return merged.conflict === null;
  }

  #show(change: Partial<AutosaveView<Value, Stored>>): void {
    this.#view = { ...this.#view, ...change };
    if ('value' in change || 'stored' in change) {
      const { value, stored } = this.#view;
      const isSaved = this.#check() === 'saved';
      this.#view = { ...this.#view, isKept: this.#options.storage?.(value, stored, isSaved) ?? true };
    }
    for (const listener of [...this.#listeners]) listener();
  }
}
