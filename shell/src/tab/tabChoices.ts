import type { KeyValueStore } from 'shared/runtime';

/** What was chosen for this tab alone: by its address, or in the inspector. Other tabs know nothing of it. */
export interface TabChoices {
  /** The frame alone: no code of an app is loaded before somebody asks for it. */
  isSafe: boolean;
  channel: 'stable' | 'next';
  /** The origin that an app comes from instead of its release, by app id. */
  overrides: Readonly<Record<string, string>>;
  /** Apps that are switched off, and those that are switched on in a safe start. */
  off: readonly string[];
  on: readonly string[];
  /** Releases that are not used, by app id: they crashed, or were rolled back. */
  aside: Readonly<Record<string, readonly string[]>>;
}

const none: TabChoices = { isSafe: false, channel: 'stable', overrides: {}, off: [], on: [], aside: {} };

const key = 'atrium.tab';

function readChoices(storage: KeyValueStore): TabChoices {
  try {
    return { ...none, ...JSON.parse(storage.getItem(key) ?? '{}') };
  } catch {
    return none;
  }
}

/** Keeps the choices of one tab; `storage` is the tab's own (the browser's session storage). */
export function createTabChoices(storage: KeyValueStore) {
  const listeners = new Set<() => void>();
  let choices = readChoices(storage);
  return {
    get: () => choices,
    change(changes: Partial<TabChoices>) {
      choices = { ...choices, ...changes };
      storage.setItem(key, JSON.stringify(choices));
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type TabStore = ReturnType<typeof createTabChoices>;

export const isOff = ({ isSafe, on, off }: TabChoices, id: string): boolean =>
  off.includes(id) || (isSafe && !on.includes(id));

const without = (list: readonly string[], id: string) => list.filter((other) => other !== id);

/** The choices after an app was switched off or on. */
export const withSwitched = ({ on, off }: TabChoices, id: string, isOn: boolean): Partial<TabChoices> =>
  isOn
    ? { on: [...without(on, id), id], off: without(off, id) }
    : { on: without(on, id), off: [...without(off, id), id] };

export const asideOf = ({ aside }: TabChoices, id: string): readonly string[] => aside[id] ?? [];

/** The choices after a release was put aside. */
export const withAside = ({ aside }: TabChoices, id: string, release: string): Partial<TabChoices> => ({
  aside: { ...aside, [id]: [...without(aside[id] ?? [], release), release] },
});

/** The choices after an app came back to what is live. */
export const withoutAside = ({ aside }: TabChoices, id: string): Partial<TabChoices> => ({
  aside: Object.fromEntries(Object.entries(aside).filter(([other]) => other !== id)),
});

export const withoutOverride = ({ overrides }: TabChoices, id: string): Partial<TabChoices> => ({
  overrides: Object.fromEntries(Object.entries(overrides).filter(([other]) => other !== id)),
});
