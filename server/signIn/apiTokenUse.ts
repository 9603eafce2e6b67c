import type { ApiEngine } from '@atrium/backend/engine';
import { bearerOf, noteTokenUse, partsOfApiToken } from '@atrium/core';

const minuteMs = 60_000;
/** Tokens whose calls are counted at a time: of more, those that called last. */
const maxCounted = 10_000;

/**
 * Counts what each key asks for in this process.
 * @returns the seconds until a key may ask again; null where it may now
 */
export function createKeyLimit(perMinute: number, now: () => number) {
  let minute = 0;
  const counts = new Map<string, number>();
  return (key: string): number | null => {
    const at = now();
    if (Math.floor(at / minuteMs) !== minute) counts.clear();
    minute = Math.floor(at / minuteMs);
    const count = (counts.get(key) ?? 0) + 1;
    counts.delete(key);
    counts.set(key, count);
    const [oldest] = counts.keys();
    if (counts.size > maxCounted && oldest) counts.delete(oldest);
    return count > perMinute ? Math.ceil(((minute + 1) * minuteMs - at) / 1000) : null;
  };
}

/**
 * Counts the calls of each API token in this process: of the whole token, or a stranger who knows its id could use its calls
 * up.
 * @returns for a call, the seconds until the token may call again; null where it may now
 */
export function createTokenLimit(callsPerMinute: number, now: () => number) {
  const limit = createKeyLimit(callsPerMinute, now);
  return (authorization: string | undefined): number | null => {
    const token = bearerOf(authorization);
    return token && partsOfApiToken(token) ? limit(token) : null;
  };
}

/** Keeps when API tokens were last used: a write a minute, however often they call. */
export class ApiTokenUse {
  #uses = new Map<string, number>();

  note(id: string, at: number): void {
    this.#uses.set(id, at);
  }

  /** Writes what was noted, now and then; returns how to stop, which writes the rest. */
  start(api: ApiEngine, onError: (error: unknown) => void): () => Promise<void> {
    const write = async () => {
      const uses = this.#uses;
      this.#uses = new Map();
      if (uses.size > 0) await api.change('auth', (store) => noteTokenUse(store, uses)).catch(onError);
    };
    const timer = setInterval(() => void write(), minuteMs);
    return async () => {
      clearInterval(timer);
      await write();
    };
  }
}
