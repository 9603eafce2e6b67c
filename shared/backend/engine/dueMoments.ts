import type { AppBackend, Row, TableKey } from '..';
import { accountOfTable, tableOfPartition, toPartitionName } from './partition';
import type { Store } from './Store';
import type { Unit } from './Unit';

/** Time of the next job in an account's own rows of a backend: kept, so that no such row is read before. */
interface DueMoment extends Row {
  /** Backend and account: `email@7`. The backend alone says that the moments of all its accounts are known. */
  id: string;
  /** Milliseconds. */
  at: number;
}

export const dueMomentsKey: TableKey<DueMoment> = { name: 'dueMoments' };

/** True where each account has rows of its own of a backend. */
export const hasOwnRows = ({ hasAccounts }: Store, { tables }: AppBackend): boolean =>
  hasAccounts && tables.some(({ isPersonal }) => isPersonal);

/** Notes the time of the next job in the account's own rows. */
export async function noteDueMoment(unit: Unit, backend: AppBackend): Promise<void> {
  const { account = 0 } = unit;
  if (account === 0 || !backend.due || !backend.tables.some(({ isPersonal }) => isPersonal)) return;
  const moments = unit.rows(dueMomentsKey);
  const id = toPartitionName(backend.id, account);
  const at = await backend.due.nextAt(unit);
  if (at === null) moments.delete(id);
  else if (moments.get(id)?.at !== at) moments.put({ id, at });
}

/** True once the due times of all accounts are noted; false for rows from before they were. */
export const areMomentsKnown = (store: Store, { id }: AppBackend): boolean =>
  store.table(dueMomentsKey).get(id) !== undefined;

export const setMomentsKnown = (unit: Unit, { id }: AppBackend): void => {
  unit.rows(dueMomentsKey).put({ id, at: 0 });
};

/** The accounts in whose own rows of a backend something is due. */
export const listDueAccounts = (store: Store, { id: backend }: AppBackend): number[] =>
  store
    .table(dueMomentsKey)
    .all()
    .filter(({ id, at }) => tableOfPartition(id) === backend && at <= store.now())
    .flatMap(({ id }) => accountOfTable(id) ?? []);
