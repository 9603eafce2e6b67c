import type { HeldSession } from './heldSession';
import type { Clock } from './types';

/** Lets a session expire when its token does, unless another tab has a newer one; while `isRenewing`, that is left to the answer. */
export function createSessionEnd(held: HeldSession, clock: Clock, isRenewing: () => boolean) {
  let isStarted = false;
  let timer: number | undefined;

  function isOver(): boolean {
    const left = held.getTimeLeft();
    return left !== undefined && left <= 0;
  }

  function schedule(): void {
    if (timer !== undefined) clock.clearTimeout(timer);
    timer = undefined;
    const left = held.getTimeLeft();
    if (isStarted && left !== undefined) timer = clock.setTimeout(check, left);
  }

  function check(): void {
    if (held.getState().status !== 'signedIn' || isRenewing()) return;
    if (isOver()) held.resume();
    if (isOver()) held.become('expired', held.getStored());
    else schedule();
  }

  return {
    schedule,
    check,
    start() {
      isStarted = true;
      check();
    },
    stop() {
      isStarted = false;
      schedule();
    },
  };
}
