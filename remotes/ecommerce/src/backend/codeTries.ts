import { type BackendStore, type Person, type Rejection, rejectField } from '@atrium/backend';
import { ownerOf } from './owner';
import { codeTriesKey } from './tables';

const most = 8;
const span = 10 * 60_000;

/** The tries of somebody that still count against them. */
function currentTries(store: BackendStore, user: Person | null) {
  const tries = store.table(codeTriesKey).get(ownerOf(user));
  return tries && store.now() - tries.since < span ? tries : { id: ownerOf(user), count: 0, since: store.now() };
}

/** The refusal of any code after too many unknown ones: who guesses finds none. */
export const rejectGuesser = (store: BackendStore, user: Person | null): Rejection | null =>
  currentTries(store, user).count < most
    ? null
    : rejectField('code', 'Too many unknown codes. Try again in ten minutes.', 'tooMany');

/** Refuses an unknown code, and remembers that it was tried. */
export function rejectUnknownCode(store: BackendStore, user: Person | null, message: string): Rejection {
  const tries = currentTries(store, user);
  store.table(codeTriesKey).put({ ...tries, count: tries.count + 1 });
  return rejectField('code', message, 'unknown');
}
