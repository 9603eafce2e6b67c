import type { AppBackend, Row, TableKey } from 'shared/backend';
import type { BackendCatalog } from './catalog';
import type { Store } from './store';

/** What one badge shows: kept, so that no backend has to be loaded for the menu. */
interface Count extends Row {
  /** The field of GET /apps/counts. */
  id: string;
  count: number;
}

export const countsKey: TableKey<Count> = { name: 'counts' };

/** Counts again what a backend has to say in badges. */
export function updateCounts(store: Store, { counts = {} }: AppBackend): void {
  const table = store.table(countsKey);
  for (const [id, read] of Object.entries(counts)) {
    const count = read(store);
    if (table.get(id)?.count !== count) table.put({ id, count });
  }
}

/** What every badge shows: as counted last, or as the manifests say of apps that nobody has opened yet. */
export function readCounts(store: Pick<Store, 'table'>, catalog: BackendCatalog): Record<string, number> {
  const resting = catalog.sources().flatMap(([, { counts = {} }]) => Object.entries(counts));
  const counted = store
    .table(countsKey)
    .all()
    .map(({ id, count }) => [id, count] as const);
  return Object.fromEntries([...resting, ...counted]);
}
