import { refuseField } from './answer';

/** Which records a call is for: by their ids, or by the filter of their list. */
interface Selection<Filter> {
  ids?: number[];
  filter?: Filter;
}

/** The ids that a selection names, each once; null when it names none. */
export function getSelectedIds<Filter>(
  { ids, filter }: Selection<Filter>,
  find: (filter: Filter) => readonly { id: number }[],
): number[] | null {
  if (ids) return [...new Set(ids)];
  return filter ? find(filter).map(({ id }) => id) : null;
}

export const nothingSelected = () => refuseField('ids', 'Either ids or a filter is needed.');
