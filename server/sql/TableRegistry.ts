import type { AppBackend, Row, TableDefinition, TableKey } from '@atrium/backend';

type AnyTable = TableDefinition<Row>;

const isDefinition = (key: TableKey<Row>): key is AnyTable => 'columns' in key;

/** One table of two declarations: an app may keep more of a row than the core, under columns of its own. */
const merge = (one: AnyTable, other: AnyTable): AnyTable => ({
  ...one,
  ...other,
  columns: new Map([...one.columns, ...other.columns]),
  indexes: [...one.indexes, ...other.indexes],
  unique: [...one.unique, ...other.unique],
});

/** All tables, by name, as they are written. */
export class TableRegistry {
  readonly #tables = new Map<string, AnyTable>();

  constructor(keys: readonly TableKey<Row>[]) {
    for (const key of keys) {
      if (!isDefinition(key)) throw new Error(`The table ${key.name} is not declared: defineTable() makes it`);
      const known = this.#tables.get(key.name);
      if (known !== key) this.#tables.set(key.name, known ? merge(known, key) : key);
    }
  }

  get(name: string): AnyTable {
    const table = this.#tables.get(name);
    if (!table) throw new Error(`The table ${name} is not among the tables of any backend`);
    return table;
  }

  all(): AnyTable[] {
    return [...this.#tables.values()];
  }
}

/** The backends among whose tables one is. */
export const readersOf = (backends: readonly AppBackend[], table: string): string[] =>
  backends.filter(({ tables }) => tables.some(({ name }) => name === table)).map(({ id }) => id);
