import { toPlainText } from '@atrium/contract/values';
import { type ColumnType, type ColumnValue, toColumnValue } from './columnValue';
import type { Value } from './conditions';
import type { Row, TableKey } from './rows';

/** A column of a table, as both executors read it. */
export interface Column<T> {
  type: ColumnType;
  /** The value as it is compared: a name folded, a number finite; null where it is missing. */
  read(row: T): ColumnValue;
}

type Source = Value | undefined | readonly (string | number)[];

interface TableOptions<T extends Row> extends Omit<TableKey<T>, 'row'> {
  /** Type of the ids; `number` by default. */
  id?: 'number' | 'text';
  /** Fields of a row that queries name, with their types. */
  columns?: { readonly [Field in keyof T & string]?: ColumnType };
  /** Values made of a row. Where its function changes, `version` is incremented. */
  derived?: Readonly<Record<string, readonly [ColumnType, (row: T) => Source]>>;
  /** Columns by which rows are found or ordered together; `-dueDate` is descending. */
  indexes?: readonly (readonly string[])[];
  /** Columns of which no two rows have the same values, where none is missing. */
  unique?: readonly (readonly string[])[];
  /** Texts of a row that `search` looks into. */
  search?: (row: T) => readonly string[];
  /** Incremented where a derived value or the searched texts are made otherwise, so that existing rows follow; 1 at first. */
  version?: number;
  /** The subject of the abilities that say which of its rows somebody may read and write. */
  subject?: string;
  /** True for tables of a few hundred rows for ever: they alone may be read whole. */
  isSmall?: boolean;
}

/** A table of rows, and what queries may ask of it. */
export interface TableDefinition<T extends Row, ColumnName extends string = string> extends TableKey<T> {
  readonly idType: 'number' | 'text';
  readonly columns: ReadonlyMap<string, Column<T>>;
  /** Never there at run time: it only carries the type. */
  readonly column?: ColumnName;
  readonly indexes: readonly (readonly string[])[];
  readonly unique: readonly (readonly string[])[];
  readonly isSmall: boolean;
  readonly subject?: string;
  readonly version: number;
  /** The searched texts, folded, each between line ends; absent where nothing is searched. */
  searchText?(row: T): string;
}

/** Names that begin so are those of a database's own columns. */
const reserved = '_';

/** Rows are never changed in place, so that what was made of one stays right. */
function remember<T extends Row>(read: (row: T) => string): (row: T) => string {
  const known = new WeakMap<T, string>();
  return (row) => {
    const text = known.get(row) ?? read(row);
    known.set(row, text);
    return text;
  };
}

/** Declares a table: `defineTable<Task>()({ name: 'tasks', columns: { dueDate: 'day' } })`. */
export const defineTable =
  <T extends Row>() =>
  <const Options extends TableOptions<T>>(
    options: Options,
  ): TableDefinition<T, 'id' | (keyof Options['columns'] & string) | (keyof Options['derived'] & string)> => {
    const {
      id = 'number',
      columns = {},
      derived = {},
      indexes = [],
      unique = [],
      isSmall = false,
      version = 1,
      search,
      ...key
    } = options;
    const all = new Map<string, Column<T>>();
    const add = (name: string, type: ColumnType, read: (row: T) => unknown) =>
      all.set(name, { type, read: (row) => toColumnValue(type, read(row)) });
    add('id', id, (row) => row.id);
    for (const [name, type] of Object.entries<ColumnType>(columns)) add(name, type, (row) => Reflect.get(row, name));
    for (const [name, [type, read]] of Object.entries(derived)) add(name, type, read);
    for (const name of all.keys()) if (name.startsWith(reserved)) throw new Error(`${key.name} has a column "${name}"`);
    return {
      ...key,
      idType: id,
      columns: all,
      indexes,
      unique,
      isSmall,
      version,
      ...(search && { searchText: remember((row: T) => `\n${toPlainText(search(row).join('\n'))}\n`) }),
    };
  };
