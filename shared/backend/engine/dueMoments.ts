import type { AppBackend, Row, TableKey } from '..';
import { accountOfTable, tableOfPart, toPartName } from './partition';
import type { Store } from './store';

/** When the next of what waits in an account's own rows of a backend is due: kept, so that no such row is read before. */
interface DueMoment extends Row {
  /** Backend and account: `email@7`. The backend alone says that the moments of all its accounts are known. */
  id: string;
  /** Milliseconds. */
  at: number;
}

export const dueMomentsKey: TableKey<DueMoment> = { name: 'dueMoments' };

/** Whether each account has rows of its own of a backend. */
export const hasOwnRows = ({ account }: Store, { tables }: AppBackend): boolean =>
  account !== undefined && tables.some(({ isPersonal }) => isPersonal);

/** Notes when the next of what waits in the current account's own rows is due. */
export function noteDueMoment(store: Store, backend: AppBackend): void {
  const { account = 0 } = store;
  if (account === 0 || !backend.due?.nextAt || !hasOwnRows(store, backend)) return;
  const moments = store.table(dueMomentsKey);
  const id = toPartName(backend.id, account);
  const at = backend.due.nextAt(store);
  if (at === null) moments.delete(id);
  else if (moments.get(id)?.at !== at) moments.put({ id, at });
}

/** Whether the moments of all accounts are known; not of rows from before they were noted. */
export const areMomentsKnown = (store: Store, { id }: AppBackend): boolean =>
  store.table(dueMomentsKey).get(id) !== undefined;

export const setMomentsKnown = (store: Store, { id }: AppBackend): void => {
  store.table(dueMomentsKey).put({ id, at: 0 });
};

/** The accounts in whose own rows of a backend something is due. */
export const listDueAccounts = (store: Store, { id: backend }: AppBackend): number[] =>
  store
    .table(dueMomentsKey)
    .all()
    .filter(({ id, at }) => tableOfPart(id) === backend && at <= store.now())
    .flatMap(({ id }) => accountOfTable(id) ?? []);
