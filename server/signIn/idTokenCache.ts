import type { ProviderSignIn } from '@atrium/contract';
import { type Claims, type ReadIdToken, readIdToken } from '@atrium/core';

const maxPending = 64;

export interface IdTokenCache {
  /**
   * Reads a token before the call's turn has come: the provider's keys may be long on their way, and nobody is to wait behind
   * them. Gives whether it is one of the provider's.
   */
  prepare(idToken: string, provider: ProviderSignIn): Promise<boolean>;
  read: ReadIdToken;
}

export function createIdTokenCache(now: () => number): IdTokenCache {
  const pending = new Map<string, Promise<Claims | undefined>>();
  return {
    async prepare(idToken, provider) {
      const [oldest] = pending.keys();
      if (oldest !== undefined && pending.size >= maxPending) pending.delete(oldest);
      const reading = readIdToken(idToken, provider, now());
      pending.set(idToken, reading);
      return (await reading) !== undefined;
    },
    read(idToken, provider, at) {
      const made = pending.get(idToken);
      pending.delete(idToken);
      return made ?? readIdToken(idToken, provider, at);
    },
  };
}
