export type { ColumnType, ColumnValue } from './columnValue';
export {
  and,
  between,
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
  search,
  type Value,
  type Where,
} from './conditions';
export { defineTable, type TableDefinition } from './defineTable';
export { byChoice, dayIn, momentIn, numberIn, sortedBy } from './listConditions';
export { type Paged, readList, toSelectedIds } from './lists';
export type { Groups, HitQuery, Page, PageQuery, QueryTable } from './QueryTable';
export { asc, desc, type OrderBy, type Query } from './queryRows';
export { type BinnedRecord, defineRecordBin, type RecordBinOf } from './recordBin';
export { defineRecordSearch } from './recordSearch';
