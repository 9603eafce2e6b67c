export type { ColumnType, ColumnValue } from './columnValue';
export {
  and,
  between,
  contains,
  eq,
  gt,
  gte,
  has,
  lt,
  lte,
  ne,
  not,
  oneOf,
  or,
  phrase,
  search,
  toSearchWords,
  type Value,
  type Where,
} from './conditions';
export { defineTable, type TableDefinition } from './defineTable';
export { byChoice, dayIn, momentIn, numberIn, type SortChoice, sortedBy } from './listConditions';
export type { Groups, HitQuery, Page, PageQuery, QueryTable } from './QueryTable';
export { asc, createTest as createRowTest, desc, type OrderBy, type Query } from './queryRows';
export type { Row, TableKey } from './rows';
