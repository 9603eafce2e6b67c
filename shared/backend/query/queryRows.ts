import type { DocumentCondition, FieldCondition } from '@ucast/core';
import { and, createJsInterpreter, type JsInterpreter, nin, not, or, within } from '@ucast/js';
import { type ColumnValue, compareValues } from './columnValue';
import type { Value, Where } from './conditions';
import type { TableDefinition } from './defineTable';
import type { Row } from './rows';
import { columnOf, toTyped } from './toTyped';

export interface OrderBy<Column extends string = string> {
  readonly column: Column;
  readonly direction: 'asc' | 'desc';
  /** Place of what is missing, whichever the direction; `last` by default. */
  readonly nulls?: 'first' | 'last';
}

type Nulls = Pick<OrderBy, 'nulls'>;

export const asc = <Column extends string>(column: Column, nulls: Nulls = {}): OrderBy<Column> => ({
  column,
  direction: 'asc',
  ...nulls,
});
export const desc = <Column extends string>(column: Column, nulls: Nulls = {}): OrderBy<Column> => ({
  column,
  direction: 'desc',
  ...nulls,
});

export interface Query<Column extends string = string> {
  /** All rows where it is absent: of a table that is small, or up to a limit that is named. */
  where?: Where<Column>;
  /** Rows that are equal by these come in the order of their ids. */
  orderBy?: readonly OrderBy<Column>[];
  /** 1,000 rows at most, and where it is absent. */
  limit?: number;
  offset?: number;
}

export const maxRows = 1000;

/**
 * The limit of a query.
 * @throws where it reads all rows of a table that may have very many
 */
export function limitOf({ name, isSmall }: TableDefinition<Row>, { where, limit }: Query): number {
  if (limit !== undefined) return Math.min(limit, maxRows);
  if (!where && !isSmall) throw new Error(`${name} is not small: name what is read of it, or a limit`);
  return maxRows;
}

/** A row as conditions see it. */
interface Subject {
  read(column: string): ColumnValue;
  readonly searchText: string;
}

/** Comparisons that are false of what is missing. */
const ordered =
  (isIn: (order: number) => boolean): JsInterpreter<FieldCondition<Value>, Subject> =>
  ({ field, value }, row, { get }) => {
    const own = get(row, field);
    return own !== null && value !== null && isIn(compareValues(own, value));
  };

/** The library's own asks whether the field is there. */
const equals: JsInterpreter<FieldCondition<Value>, Subject> = ({ field, value }, row, { get }) =>
  get(row, field) === value;

const includes: JsInterpreter<FieldCondition<string | number>, Subject> = ({ field, value }, row, { get }) =>
  get(row, field).includes(value);

const containsPart: JsInterpreter<FieldCondition<string>, Subject> = ({ field, value }, row, { get }) =>
  get(row, field).some((text: string) => text.includes(value));

const searchesAll: JsInterpreter<DocumentCondition<string[]>, Subject> = ({ value }, { searchText }) =>
  value.every((word) => searchText.includes(word));

const interpret = createJsInterpreter(
  {
    and,
    or,
    not,
    eq: equals,
    ne: (...asked) => !equals(...asked),
    has: includes,
    contains: containsPart,
    in: within,
    nin,
    lt: ordered((order) => order < 0),
    lte: ordered((order) => order <= 0),
    gt: ordered((order) => order > 0),
    gte: ordered((order) => order >= 0),
    search: searchesAll,
  },
  { get: (row: Subject, column: string) => row.read(column) },
);

/** A test for the rows of a table. */
export function createTest<T extends Row, Column extends string>(
  table: TableDefinition<T, Column>,
  where: Where<Column> | undefined,
): (row: T) => boolean {
  if (!where) return () => true;
  const condition = toTyped(table, where);
  return (row) => interpret(condition, toSubject(table, row));
}

function toSubject<T extends Row>({ columns, searchText = () => '' }: TableDefinition<T>, row: T): Subject {
  return {
    read: (column) => columns.get(column)?.read(row) ?? null,
    get searchText() {
      return searchText(row);
    },
  };
}

const valuesLast = (nulls: 'first' | 'last' = 'last') => (nulls === 'last' ? 1 : -1);

/** Compares two rows; never 0 for different ones. */
export function createCompare<T extends Row, Column extends string>(
  table: TableDefinition<T, Column>,
  orderBy: readonly OrderBy<Column>[] = [],
): (a: T, b: T) => number {
  const parts = [...orderBy, asc<Column | 'id'>('id')].map(({ column, direction, nulls }) => {
    const { read } = columnOf(table, column);
    const sign = direction === 'asc' ? 1 : -1;
    return (a: T, b: T) => {
      const [first, second] = [read(a), read(b)];
      if (first === null || second === null)
        return (Number(first === null) - Number(second === null)) * valuesLast(nulls);
      return isSingle(first) && isSingle(second) ? compareValues(first, second) * sign : 0;
    };
  });
  return (a, b) => {
    for (const compare of parts) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };
}

const isSingle = (value: ColumnValue): value is NonNullable<Value> => value !== null && typeof value !== 'object';

/** The rows that a query asks for, in its order; 1,000 at most. */
export function queryRows<T extends Row, Column extends string>(
  table: TableDefinition<T, Column>,
  rows: Iterable<T>,
  { where, orderBy, limit = maxRows, offset = 0 }: Query<Column>,
): T[] {
  const isWanted = createTest(table, where);
  return [...rows]
    .filter(isWanted)
    .sort(createCompare(table, orderBy))
    .slice(offset, offset + Math.min(limit, maxRows));
}
