import type { OrderBy, Row, TableDefinition, Where } from '@atrium/backend';
import { columnOf, toTyped } from '@atrium/backend/engine';
import {
  type CompoundCondition,
  type Condition,
  createInterpreter,
  type DocumentCondition,
  type FieldCondition,
} from '@ucast/core';
import { type RawBuilder, sql } from 'kysely';

interface Context {
  interpret(condition: Condition): RawBuilder<boolean>;
}

const column = ({ field }: Pick<FieldCondition, 'field'>) => sql.ref(field);

const join = ({ value }: CompoundCondition, { interpret }: Context, between: string, ofNone: boolean) =>
  value.length === 0
    ? sql<boolean>`${sql.lit(ofNone)}`
    : sql<boolean>`(${sql.join(value.map(interpret), sql.raw(` ${between} `))})`;

const compare = (operator: string) => (node: FieldCondition) =>
  sql<boolean>`${column(node)} ${sql.raw(operator)} ${node.value}`;

const isOneOf = (node: FieldCondition<readonly unknown[]>) => {
  const values = node.value.filter((value) => value !== null);
  const found = values.length === 0 ? sql<boolean>`false` : sql<boolean>`${column(node)} in (${sql.join(values)})`;
  return values.length === node.value.length ? found : sql<boolean>`(${found} or ${column(node)} is null)`;
};

const toPattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

const operators = {
  and: (node: CompoundCondition, context: Context) => join(node, context, 'and', true),
  or: (node: CompoundCondition, context: Context) => join(node, context, 'or', false),
  // A comparison with what is missing is null in SQL, and false in a condition: it is not true in either.
  not: ({ value: [condition] }: CompoundCondition, context: Context) =>
    condition ? sql<boolean>`(${context.interpret(condition)}) is not true` : sql<boolean>`false`,
  eq: (node: FieldCondition) => (node.value === null ? sql<boolean>`${column(node)} is null` : compare('=')(node)),
  ne: compare('is distinct from'),
  lt: compare('<'),
  lte: compare('<='),
  gt: compare('>'),
  gte: compare('>='),
  in: isOneOf,
  nin: (node: FieldCondition<readonly unknown[]>) => sql<boolean>`(${isOneOf(node)}) is not true`,
  has: (node: FieldCondition) =>
    sql<boolean>`${column(node)} @> ${[node.value]}::${sql.raw(typeof node.value === 'number' ? 'float8' : 'text')}[]`,
  contains: (node: FieldCondition<string>) =>
    sql<boolean>`exists (select from unnest(${column(node)}) as one where one like ${toPattern(node.value)})`,
  search: ({ value }: DocumentCondition<readonly string[]>) =>
    sql<boolean>`(${sql.join([sql`true`, ...value.map((word) => sql`_search like ${toPattern(word)}`)], sql` and `)})`,
};

const interpret = createInterpreter(operators, { numberOfArguments: 1 });

/** A condition as SQL, on the columns that `createTable` makes. */
export const whereSql = <T extends Row>(table: TableDefinition<T>, where: Where | undefined): RawBuilder<boolean> =>
  where ? interpret(toTyped(table, where)) : sql<boolean>`true`;

/** An order as SQL; rows that are equal come in the order of their ids. */
export function orderSql<T extends Row>(
  table: TableDefinition<T>,
  orderBy: readonly OrderBy[] = [],
): RawBuilder<unknown> {
  const parts = orderBy.map(({ column: name, direction, nulls = 'last' }) => {
    columnOf(table, name);
    // No id is missing: named, the place of what is missing would keep Postgres from reading the key backwards.
    const place = name === 'id' ? '' : ` nulls ${nulls}`;
    return sql`${sql.ref(name)} ${sql.raw(direction + place)}`;
  });
  const isById = orderBy.some(({ column: name }) => name === 'id');
  return sql.join(isById ? parts : [...parts, sql`"id" asc`]);
}

/** Rows that may have each word, or one that is a slip away from it: by their trigrams, which an index has. */
export const nearSql = (words: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    words.map((word) => sql`(${word} <% _search or _search like ${toPattern(word)})`),
    sql` and `,
  )})`;
