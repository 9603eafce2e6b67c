import { type AuthCalls, isRejection } from './authCalls';
import type { HeldSession } from './heldSession';
import type { SessionOptions } from './sessionProvider';
import { readSession, type StoredSession } from './storedSession';

const renewBeforeMs = 3 * 60_000;

interface RenewalOptions extends Pick<SessionOptions, 'storage' | 'locks' | 'provider'> {
  held: HeldSession;
  calls: AuthCalls;
  /** Runs once a renewal has come to its end, well or not. */
  onEnd: () => void;
}

/** Gets new tokens: in time while the person is active, and when the API refuses the current ones. */
export function createSessionRenewal({ held, calls, storage, locks, provider, onEnd }: RenewalOptions) {
  let running: Promise<void> | null = null;

  function isEnding(): boolean {
    const left = held.getTimeLeft();
    return left !== undefined && left < renewBeforeMs;
  }

  /** All callers share one refresh, and so do all tabs: the second one finds the new token in the store. */
  function refresh(isNeeded: () => boolean): Promise<void> {
    running ??= locks
      .request('atrium-refresh', async () => {
        held.resume();
        if (isNeeded()) await exchange();
      })
      .finally(() => {
        running = null;
        onEnd();
      });
    return running;
  }

  const renew = async (
    { idToken, nonce = null, accessToken }: StoredSession,
    refreshToken: string,
  ): Promise<StoredSession> =>
    provider && idToken
      ? calls.enter(await provider.renew({ idToken, refreshToken, nonce }), accessToken)
      : calls.refresh(refreshToken);

  async function exchange(): Promise<void> {
    const before = held.getStored();
    if (!before?.refreshToken) return;
    try {
      const renewed = await renew(before, before.refreshToken);
      // Signed out meanwhile, here or in another tab: the answer comes too late.
      if (held.getStored() !== before || !readSession(storage)) return held.resume();
      held.store(renewed);
    } catch (error) {
      // Anything but a refusal may pass by itself: the token in hand serves as long as it lives.
      if (isRejection(error) && held.getStored() === before) held.become('expired', before);
    }
  }

  return {
    isRunning: () => running !== null,
    async renewInTime() {
      if (isEnding() && held.getStored()?.refreshToken) await refresh(isEnding);
    },
    /** The token in place of one that was refused; null where there is no other. */
    async replace(rejected: string) {
      const isSame = () => held.getState().status === 'signedIn' && held.getStored()?.accessToken === rejected;
      if (isSame()) await refresh(isSame);
      const stored = held.getStored();
      if (isSame() && stored?.refreshToken === null) held.become('expired', stored);
      return isSame() ? null : held.currentToken();
    },
  };
}
