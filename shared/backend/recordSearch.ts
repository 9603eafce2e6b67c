import type { Where } from './query/conditions';
import type { TableDefinition } from './query/defineTable';
import type { Row } from './query/rows';
import type { SearchGroup, SearchHit } from './search';
import type { BackendStore } from './store';

interface RecordSearchOptions<T extends Row, Column extends string> {
  /** Its `search` says in which texts. */
  table: TableDefinition<T, Column>;
  /** The name of its group, which the manifest lists under `backend.records`. */
  groupTitle: string;
  toHit: (row: T) => SearchHit;
  where?: Where<Column>;
  /** Address of the app's list of all that match. */
  moreAt?: (q: string) => string;
}

const shownAtFirst = 4;
const maxHits = 20;

/**
 * Makes a search for records of one kind, for the `search` of a backend: no group where nothing is found.
 * @see QueryTable.hits for what is found
 */
export function defineRecordSearch<T extends Row, Column extends string>(options: RecordSearchOptions<T, Column>) {
  const { table, groupTitle, toHit, where, moreAt } = options;
  return async (store: BackendStore, q: string): Promise<SearchGroup[]> => {
    const asked = q.trim().replace(/^#/, '');
    const { rows, total } = await store.table(table).hits(asked, { limit: maxHits, ...(where && { where }) });
    if (total === 0) return [];
    const more = moreAt && { more: moreAt(q.trim()) };
    return [{ groupTitle, searchLimit: shownAtFirst, total, ...more, data: rows.map(toHit) }];
  };
}
