import type { UserRole } from '@atrium/core/api';
import type { KeyValueStore } from '@atrium/sdk';
import type { Direction, Skin } from '@atrium/ui/host';

/** Settings of the developer; stored in the browser. */
export interface StandaloneSettings {
  role: UserRole;
  skin: Skin;
  direction: Direction;
  /** Milliseconds before each answer of the demo API. */
  latency: number;
  /** The share of its calls that fail. */
  failureRate: number;
}

/** Choices of each setting; the first is the default. */
export const choices = {
  role: ['admin', 'maintainer', 'editor', 'author', 'subscriber', 'client'],
  skin: ['light', 'dark', 'bordered', 'semi-dark'],
  direction: ['ltr', 'rtl'],
  latency: [0, 300, 2000],
  failureRate: [0, 0.2, 1],
} as const satisfies { [Key in keyof StandaloneSettings]: readonly StandaloneSettings[Key][] };

const key = 'standalone';

/** The kept settings; what is missing or no choice any more is as for a newcomer. */
export function readSettings(storage: KeyValueStore): StandaloneSettings {
  const stored = parse(storage.getItem(key));
  const pick = <T>(options: readonly [T, ...T[]], value: unknown): T =>
    options.find((option) => option === value) ?? options[0];
  return {
    role: pick<UserRole>(choices.role, stored.role),
    skin: pick<Skin>(choices.skin, stored.skin),
    direction: pick<Direction>(choices.direction, stored.direction),
    latency: pick<number>(choices.latency, stored.latency),
    failureRate: pick<number>(choices.failureRate, stored.failureRate),
  };
}

export const writeSettings = (storage: KeyValueStore, settings: StandaloneSettings) =>
  storage.setItem(key, JSON.stringify(settings));

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' ? { ...value } : {};
  } catch {
    return {};
  }
}

/** The settings of this page; each change is kept, and listeners hear of it. */
export function createSettingsStore(storage: KeyValueStore) {
  const listeners = new Set<(now: StandaloneSettings, before: StandaloneSettings) => void>();
  let settings = readSettings(storage);
  return {
    get: () => settings,
    change(changed: Partial<StandaloneSettings>) {
      const before = settings;
      settings = { ...settings, ...changed };
      writeSettings(storage, settings);
      for (const listener of [...listeners]) listener(settings, before);
    },
    subscribe(listener: (now: StandaloneSettings, before: StandaloneSettings) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type SettingsStore = ReturnType<typeof createSettingsStore>;
