import type { Clock, KeyValueStore } from '@atrium/sdk';
import { textLimits } from '../api/limits';
import type { ContentItem } from '../api/schemas';
import {
  clashesWith,
  type Draft,
  isEmptyDraft,
  readDraft,
  rebase,
  settle,
  type Writing,
  type WritingField,
  without,
  write,
} from '../model/draft';

/** What became of a change that was sent. */
export type Sent =
  | { kind: 'saved'; item: ContentItem }
  | { kind: 'stale'; newer: ContentItem }
  | { kind: 'locked' }
  /** Some fields are not taken as they are: why, by their names, as a code or else as a sentence. */
  | { kind: 'refused'; codes: Record<string, string> }
  | { kind: 'failed'; isOffline: boolean };

type SaveState = 'saved' | 'waiting' | 'saving' | 'offline' | 'failed' | 'locked' | 'clash';

export interface SaverView {
  state: SaveState;
  /** As it is saved. */
  item: ContentItem;
  /** As it is written: the item with what is not saved yet. */
  written: ContentItem;
  /** When it was saved here last, in milliseconds; null: it was not. */
  savedAt: number | null;
  /** Why fields were not taken, and `tooLong` for those that are over their limit, which are not sent. */
  problems: Record<string, string>;
  /** Is what is not saved kept in the browser? It may have no room for it. */
  isKept: boolean;
  /** The newer item, and the fields in which it differs from what was written. */
  clash: { newer: ContentItem; fields: WritingField[] } | null;
}

interface SaverOptions {
  item: ContentItem;
  /** Under what name the draft is kept in the browser. */
  name: string;
  storage: KeyValueStore;
  clock: Clock;
  send: (rev: number, change: Partial<Writing>) => Promise<Sent>;
}

const pause = 800;
const retryAfter = 5_000;
/** Characters of a draft. The browser's store also holds the session, and has room for five million. */
const maxKept = 3_000_000;

/** The fields that are over their limit. */
function tooLong(fields: Partial<Writing>): Record<string, string> {
  const limits = Object.entries({ title: fields.title, slug: fields.slug, summary: fields.summary, body: fields.body });
  return Object.fromEntries(
    limits.flatMap(([field, text = '']) => (text.length > (limitOf(field) ?? Infinity) ? [[field, 'tooLong']] : [])),
  );
}

/** Characters that a field takes; undefined for those that have no such limit. */
export const limitOf = (field: string): number | undefined =>
  Object.entries(textLimits).find(([name]) => name === field)?.[1];

/** Saves what is written by itself, and keeps it in the browser until it is saved: nothing typed is lost on the way. */
export class DraftSaver {
  readonly #options: SaverOptions;
  readonly #listeners = new Set<() => void>();
  #draft: Draft;
  /** What is kept in the browser, as this tab has written or found it. */
  #kept: string | null;
  #timer = 0;
  #sending: Promise<void> | null = null;
  /** Fields that were refused as they are: they are sent again once they have changed. */
  #refused: Partial<Writing> = {};
  /** Why each of them was. */
  #reasons: Record<string, string> = {};
  #isKept = true;
  #view: SaverView;

  constructor(options: SaverOptions) {
    this.#options = options;
    this.#kept = options.storage.getItem(options.name);
    this.#draft = readDraft(this.#kept);
    const { item } = options;
    this.#view = { state: 'saved', item, written: item, savedAt: null, problems: {}, isKept: true, clash: null };
    this.#takeIn(item);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getView = (): SaverView => this.#view;

  /** Something was written. */
  write(change: Partial<Writing>): void {
    this.#keep(write(this.#draft, this.#view.item, change));
    if (this.#view.state === 'locked' || this.#view.state === 'clash') {
      this.#show({});
      return;
    }
    this.#show({ state: isEmptyDraft(this.#draft) ? 'saved' : this.#hasUnsent() ? 'waiting' : 'failed' });
    this.#saveIn(pause);
  }

  /** The item as it is now, whichever person changed it. */
  receive(item: ContentItem): void {
    if (item.rev > this.#view.item.rev && !this.#sending) this.#takeIn(item);
  }

  /** Saves at once. @returns the item as it is saved, or null where it could not be */
  async flush(): Promise<ContentItem | null> {
    this.#options.clock.clearTimeout(this.#timer);
    await this.#sending;
    // More than once where somebody else has changed other fields meanwhile.
    for (let tries = 0; tries < 3 && this.#canSave(); tries += 1) await this.#save();
    return this.#isSettled() ? this.#view.item : null;
  }

  /** Goes on after a lock was taken over, or a connection came back. */
  resume(): void {
    if (this.#view.state === 'locked') this.#show({ state: 'waiting' });
    if (!isEmptyDraft(this.#draft) && this.#view.state !== 'clash') this.#saveIn(0);
    else if (this.#view.state !== 'clash') this.#show({ state: 'saved' });
  }

  /** Settles a clash: what was written here goes over the newer item, or gives way to it. */
  resolve(choice: 'mine' | 'theirs'): void {
    const { clash } = this.#view;
    if (!clash) return;
    this.#keep(choice === 'mine' ? this.#draft : without(this.#draft, clash.fields));
    this.#keep(rebase(this.#draft, clash.newer));
    this.#show({ item: clash.newer, clash: null, state: 'waiting' });
    this.resume();
  }

  /** No timers are left behind; what is not saved is in the browser. */
  stop(): void {
    this.#options.clock.clearTimeout(this.#timer);
  }

  #takeIn(item: ContentItem): void {
    const fields = clashesWith(this.#draft, item);
    if (fields.length > 0) {
      this.#show({ state: 'clash', clash: { newer: item, fields } });
      return;
    }
    this.#keep(rebase(this.#draft, item));
    const hasMore = !isEmptyDraft(this.#draft);
    this.#show({ item, ...(this.#view.state === 'locked' ? {} : { state: hasMore ? 'waiting' : 'saved' }) });
    if (hasMore && this.#view.state === 'waiting') this.#saveIn(pause);
  }

  #isSettled = (): boolean => isEmptyDraft(this.#draft) && this.#view.clash === null;

  #canSave = (): boolean => !this.#isSettled() && !['clash', 'locked'].includes(this.#view.state);

  #saveIn(ms: number): void {
    const { clock } = this.#options;
    clock.clearTimeout(this.#timer);
    this.#timer = clock.setTimeout(() => void this.#save(), ms);
  }

  #hasUnsent = (): boolean => Object.keys(this.#unsent()).length > 0;

  /** What is to be sent: all but what is over its limit, and what was refused and is still the same. */
  #unsent(): Partial<Writing> {
    const same = Object.entries(this.#refused)
      .filter(([field, value]) =>
        Object.entries(this.#draft.fields).some(([name, now]) => name === field && now === value),
      )
      .map(([field]) => field)
      .concat(Object.keys(tooLong(this.#draft.fields)));
    return Object.fromEntries(Object.entries(this.#draft.fields).filter(([field]) => !same.includes(field)));
  }

  async #save(): Promise<void> {
    const change = this.#unsent();
    if (this.#sending) return;
    if (Object.keys(change).length === 0) {
      this.#show({ state: isEmptyDraft(this.#draft) ? 'saved' : 'failed' });
      return;
    }
    this.#show({ state: 'saving' });
    this.#sending = this.#options.send(this.#view.item.rev, change).then((sent) => {
      this.#sending = null;
      this.#settle(sent, change);
    });
    await this.#sending;
  }

  #settle(sent: Sent, change: Partial<Writing>): void {
    if (sent.kind === 'saved') {
      this.#keep(settle(this.#draft, change, sent.item));
      this.#showSaved(sent.item);
    } else if (sent.kind === 'stale') {
      this.#takeIn(sent.newer);
    } else if (sent.kind === 'locked') this.#show({ state: 'locked' });
    else if (sent.kind === 'refused') this.#refuse(sent.codes, change);
    else {
      this.#show({ state: sent.isOffline ? 'offline' : 'failed' });
      this.#saveIn(retryAfter);
    }
  }

  /** Saved, all but what waits to be corrected and what was written meanwhile. */
  #showSaved(item: ContentItem): void {
    const hasUnsent = this.#hasUnsent();
    const isWhole = isEmptyDraft(this.#draft);
    if (isWhole) this.#refused = {};
    this.#reasons = Object.fromEntries(Object.entries(this.#reasons).filter(([field]) => field in this.#refused));
    const state = isWhole ? 'saved' : hasUnsent ? 'waiting' : 'failed';
    this.#show({ item, savedAt: this.#options.clock.now(), state });
    if (hasUnsent) this.#saveIn(pause);
  }

  /** What was refused waits to be corrected; the rest is sent without it. */
  #refuse(codes: Record<string, string>, change: Partial<Writing>): void {
    this.#refused = Object.fromEntries(Object.entries(change).filter(([field]) => field in codes));
    this.#reasons = codes;
    this.#show({ state: 'failed' });
    if (this.#hasUnsent() && Object.keys(this.#refused).length > 0) this.#saveIn(0);
  }

  #keep(draft: Draft): void {
    const { storage, name } = this.#options;
    this.#draft = draft;
    try {
      // What another tab keeps under the name is its own to take away.
      if (isEmptyDraft(draft) && storage.getItem(name) === this.#kept) storage.removeItem(name);
      this.#isKept = true;
      if (isEmptyDraft(draft)) return;
      const kept = JSON.stringify(draft);
      this.#isKept = kept.length <= maxKept;
      if (!this.#isKept) return;
      storage.setItem(name, kept);
      this.#kept = kept;
    } catch {
      // The browser has no room: the words live as long as the page, and are sent as ever.
      this.#isKept = false;
    }
  }

  #show(change: Partial<SaverView>): void {
    const view = { ...this.#view, ...change };
    this.#view = {
      ...view,
      written: { ...view.item, ...this.#draft.fields },
      problems: { ...this.#reasons, ...tooLong(this.#draft.fields) },
      isKept: this.#isKept,
    };
    for (const listener of this.#listeners) listener();
  }
}
