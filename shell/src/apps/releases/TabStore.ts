import type { KeyValueStore } from '@atrium/sdk';
import { ValueStore } from '../../common/ValueStore';

export interface TabChoices {
  /** Safe start: no app loads before it is switched on. */
  isSafe: boolean;
  /** `stable`, `next`, or a preview: the releases of a branch. */
  channel: string;
  /** The origin that an app comes from instead of its release, by app id. */
  overrides: Readonly<Record<string, string>>;
  /** Apps that are switched off, and those that are switched on in a safe start. */
  off: readonly string[];
  on: readonly string[];
  /** Releases that are not used, by app id: they crashed, or were rolled back. */
  skippedReleases: Readonly<Record<string, readonly string[]>>;
}

const none: TabChoices = { isSafe: false, channel: 'stable', overrides: {}, off: [], on: [], skippedReleases: {} };

const key = 'atrium.tab';

function readChoices(storage: KeyValueStore): TabChoices {
  try {
    return { ...none, ...JSON.parse(storage.getItem(key) ?? '{}') };
  } catch {
    return none;
  }
}

/** Keeps the choices of one tab; `storage` is the tab's own (the browser's session storage). */
export class TabStore extends ValueStore<TabChoices> {
  readonly #storage: KeyValueStore;

  constructor(storage: KeyValueStore) {
    super(readChoices(storage));
    this.#storage = storage;
  }

  change(changes: Partial<TabChoices>): void {
    const choices = { ...this.get(), ...changes };
    this.#storage.setItem(key, JSON.stringify(choices));
    this.set(choices);
  }
}

export const isOff = ({ isSafe, on, off }: TabChoices, id: string): boolean =>
  off.includes(id) || (isSafe && !on.includes(id));

const without = (list: readonly string[], id: string) => list.filter((other) => other !== id);

export const withSwitched = ({ on, off }: TabChoices, id: string, isOn: boolean): Partial<TabChoices> =>
  isOn
    ? { on: [...without(on, id), id], off: without(off, id) }
    : { on: without(on, id), off: [...without(off, id), id] };

export const skippedOf = ({ skippedReleases }: TabChoices, id: string): readonly string[] => skippedReleases[id] ?? [];

export const withSkipped = ({ skippedReleases }: TabChoices, id: string, release: string): Partial<TabChoices> => ({
  skippedReleases: { ...skippedReleases, [id]: [...without(skippedReleases[id] ?? [], release), release] },
});

export const withoutSkipped = ({ skippedReleases }: TabChoices, id: string): Partial<TabChoices> => ({
  skippedReleases: Object.fromEntries(Object.entries(skippedReleases).filter(([other]) => other !== id)),
});

export const withoutOverride = ({ overrides }: TabChoices, id: string): Partial<TabChoices> => ({
  overrides: Object.fromEntries(Object.entries(overrides).filter(([other]) => other !== id)),
});
