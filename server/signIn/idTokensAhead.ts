import type { ProviderSignIn } from '@atrium/contract';
import { type Claims, type ReadIdToken, readIdToken } from '@atrium/core';

/** ID tokens read ahead at a time. */
const maxAhead = 64;

export interface IdTokensAhead {
  /**
   * Reads a token before the call's turn has come: the provider's keys may be long on their way, and nobody is to wait behind
   * them. Gives whether it is one of the provider's.
   */
  prepare(idToken: string, provider: ProviderSignIn): Promise<boolean>;
  read: ReadIdToken;
}

export function createIdTokensAhead(now: () => number): IdTokensAhead {
  const ahead = new Map<string, Promise<Claims | undefined>>();
  return {
    async prepare(idToken, provider) {
      const [oldest] = ahead.keys();
      if (oldest !== undefined && ahead.size >= maxAhead) ahead.delete(oldest);
      const reading = readIdToken(idToken, provider, now());
      ahead.set(idToken, reading);
      return (await reading) !== undefined;
    },
    read(idToken, provider, at) {
      const made = ahead.get(idToken);
      ahead.delete(idToken);
      return made ?? readIdToken(idToken, provider, at);
    },
  };
}
