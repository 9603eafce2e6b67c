import { rejectField } from './answer';

/** Records of a bulk call: by ids, or by the filter of their list. */
interface Selection<Filter> {
  ids?: number[];
  filter?: Filter;
  /** Those that match the filter and are not meant. */
  except?: number[];
}

/** The ids that a selection names, each once; null when it names none. */
export function getSelectedIds<Filter>(
  { ids, filter, except = [] }: Selection<Filter>,
  find: (filter: Filter) => readonly { id: number }[],
): number[] | null {
  if (ids) return [...new Set(ids)];
  if (!filter) return null;
  const left = new Set(except);
  return find(filter).flatMap(({ id }) => (left.has(id) ? [] : [id]));
}

/** The refusal of a selection that names nothing: 400, at the field `ids`. */
export const nothingSelected = () => rejectField('ids', 'Either ids or a filter is needed.');
