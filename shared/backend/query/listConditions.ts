import { readChoice, readRange } from '@atrium/contract';
import { addDays, toDate } from '@atrium/contract/values';
import { and, between, gte, lt, not, oneOf, type Where } from './conditions';
import { asc, desc, type OrderBy } from './queryRows';

type Text = string | null | undefined;

/** A filter such as `active,pending` or `!inactive` as a condition; undefined where nothing is filtered. */
export function byChoice<Column extends string>(column: Column, text: Text): Where<Column> | undefined {
  const { isNot, values } = readChoice(text);
  if (values.length === 0) return undefined;
  return isNot ? not(oneOf(column, values)) : oneOf(column, values);
}

/** A filter such as `2026-01-01..2026-01-31` as a condition on a column of days, both in. */
export function dayIn<Column extends string>(column: Column, text: Text): Where<Column> {
  const { from, to } = readRange(text);
  return between(column, from, to);
}

/** The moment at which a day begins where the reader is; a text that is no day stays as it is. */
function startOf(day: string): string {
  const start = toDate(day);
  return Number.isNaN(start.getTime()) ? day : start.toISOString();
}

/** The same as a condition on a column of moments: the days are those where the reader is. */
export function momentIn<Column extends string>(column: Column, text: Text): Where<Column> {
  const { from, to } = readRange(text);
  return and(from !== undefined && gte(column, startOf(from)), to !== undefined && lt(column, startOf(addDays(to, 1))));
}

const toBound = (text: string | undefined): number | undefined => {
  const bound = Number(text ?? Number.NaN);
  return Number.isNaN(bound) ? undefined : bound;
};

/** A filter such as `100..250.5` as a condition, both in. An end that is no number is open. */
export function numberIn<Column extends string>(column: Column, text: Text): Where<Column> {
  const { from, to } = readRange(text);
  return between(column, toBound(from), toBound(to));
}

export interface SortChoice {
  sortBy?: Text;
  sortDir?: Text;
}

/**
 * The order that a list asks for: by one of some columns, then by id as the usual order has it.
 * @param columns the column of each name that `sortBy` may have
 * @param usual where none is named, or none that is known; its last part orders by id
 */
export function sortedBy<Column extends string>(
  { sortBy, sortDir }: SortChoice,
  columns: Readonly<Record<string, Column>>,
  usual: readonly OrderBy<Column>[],
): readonly OrderBy<Column>[] {
  const column = sortBy && Object.hasOwn(columns, sortBy) ? columns[sortBy] : undefined;
  if (column === undefined) return usual;
  const byId = usual.filter(({ column: name }) => name === 'id').slice(-1);
  return [sortDir === 'desc' ? desc(column) : asc(column), ...(column === 'id' ? [] : byId)];
}
