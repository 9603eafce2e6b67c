import { rejectField } from './answer';
import { and, not, oneOf, type Where } from './query/conditions';
import { maxPerPage } from './query/MemoryTable';
import type { Page, QueryTable } from './query/QueryTable';
import { maxRows, type Query } from './query/queryRows';
import type { Row } from './query/rows';
import type { BackendStore } from './store';

/** A filter's text, or undefined where it filters nothing. */
export const toFilter = (value: string | null | undefined): string | undefined => value?.trim() || undefined;

export interface Paged {
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}

/** Rows that a server returns to a call without a page. */
const serverRows = 200;

/** The page that a call means. Without one the demo returns the whole list, and a server its beginning. */
function toPage(store: BackendStore, { page, perPage }: Paged, defaultPerPage: number) {
  const size = Math.floor(perPage && perPage >= 1 ? perPage : defaultPerPage);
  if (typeof (page ?? perPage) === 'number') return { page: Math.max(Math.floor(page ?? 1), 1), perPage: size };
  return store.account === undefined ? null : { page: 1, perPage: serverRows };
}

/** The rows of `readList`, for an answer that does not say how many there are. */
export function readRows<T extends Row, Column extends string>(
  store: BackendStore,
  table: QueryTable<T, Column>,
  query: Pick<Query<Column>, 'where' | 'orderBy'>,
  paged: Paged,
  defaultPerPage: number,
): Promise<T[]> {
  const asked = toPage(store, paged, defaultPerPage);
  if (!asked) return table.find({ ...query, limit: maxRows });
  const limit = Math.min(asked.perPage, maxPerPage);
  return table.find({ ...query, limit, offset: (asked.page - 1) * limit });
}

/**
 * The page of a list that a call asks for. Without one the demo returns the whole list, up to 1,000 rows, and a server, whose
 * lists may be very long, its beginning; the other pages are asked for.
 * @param defaultPerPage where the call names a page and no length
 */
export async function readList<T extends Row, Column extends string>(
  store: BackendStore,
  table: QueryTable<T, Column>,
  query: Pick<Query<Column>, 'where' | 'orderBy'>,
  paged: Paged,
  defaultPerPage: number,
): Promise<Page<T>> {
  const asked = toPage(store, paged, defaultPerPage);
  if (asked) return table.page({ ...query, ...asked });
  const rows = await table.find({ ...query, limit: maxRows });
  return { rows, total: rows.length };
}

/** Records of a bulk call: by ids, or by the filter of their list. */
interface Selection<Filter> {
  ids?: readonly number[];
  filter?: Filter;
  /** Those that match the filter and are not meant. */
  except?: readonly number[];
}

/** The ids that a selection names, each once, in the order of ids; null when it names none. */
export async function toSelectedIds<T extends Row & { id: number }, Column extends string, Filter>(
  table: QueryTable<T, Column | 'id'>,
  { ids, filter, except = [] }: Selection<Filter>,
  toWhere: (filter: Filter) => Where<Column> | undefined,
): Promise<number[] | null> {
  if (ids) return [...new Set(ids)];
  if (!filter) return null;
  const found: number[] = [];
  for await (const { id } of table.each(and<Column | 'id'>(toWhere(filter), not(oneOf('id', except))))) found.push(id);
  return found;
}

/** The rejection of a selection that names nothing: 400, at the field `ids`. */
export const nothingSelected = () => rejectField('ids', 'Either ids or a filter is needed.');

/** One page of rows that are in memory. */
export function getPage<T>(rows: readonly T[], { page, perPage }: Paged, defaultPerPage: number): T[] {
  const size = perPage && perPage >= 1 ? Math.floor(perPage) : defaultPerPage;
  const number = page && page >= 1 ? Math.floor(page) : 1;
  return rows.slice((number - 1) * size, number * size);
}
