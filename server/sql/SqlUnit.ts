import type { QueryTable, Row, TableDefinition, TableKey } from '@atrium/backend';
import { type Message, type RowStore, type Scope, Unit, type UnitServices } from '@atrium/backend/engine';
import type { SqlJournal } from './SqlJournal';
import { SqlTable } from './SqlTable';

/** A unit of work in the database. */
export class SqlUnit extends Unit {
  readonly journal: SqlJournal;
  /** By table: rows of the engine that were read at the beginning. */
  readonly #rows: ReadonlyMap<string, Map<Row['id'], Row>>;

  constructor(
    journal: SqlJournal,
    services: UnitServices,
    scope: Scope,
    rows: ReadonlyMap<string, Map<Row['id'], Row>>,
  ) {
    super(services, scope);
    this.journal = journal;
    this.#rows = rows;
  }

  as(scope: Partial<Scope>): SqlUnit {
    return new SqlUnit(this.journal, this.services, { ...this.scope, ...scope }, this.#rows);
  }

  protected open<T extends Row, Column extends string>(table: TableDefinition<T, Column>): QueryTable<T, Column> {
    const { journal } = this;
    const { name } = table;
    const account = this.accountOf(table);
    return new SqlTable(table, account, {
      read: (statement) => journal.read(name, statement),
      found: (rows) => journal.knowFound(name, account, rows),
      getMany: (ids) => journal.getMany(name, account, ids),
      put: async (row) => {
        const before = await journal.get(name, account, row.id);
        const stored = this.stamp(table, before, row);
        journal.write({ table: name, account, id: row.id, row: stored, isNew: before === undefined });
        return stored;
      },
      delete: async (id) => {
        if (await journal.get(name, account, id)) journal.write({ table: name, account, id, row: null, isNew: false });
      },
      nextId: () => journal.nextId(name, account),
    });
  }

  rows<T extends Row>(key: TableKey<T>): RowStore<T> {
    const rows = this.#rows.get(key.name);
    if (!rows) throw new Error(`The rows of ${key.name} are not in memory`);
    const get = (id: Row['id']) => own<T>(rows.get(id));
    return {
      get,
      all: () => [...rows.values()].flatMap((row) => own<T>(row) ?? []),
      put: (row) => {
        const before = get(row.id);
        const stored = this.stamp(key, before, row);
        rows.set(row.id, stored);
        this.journal.write({ table: key.name, account: 0, id: row.id, row: stored, isNew: before === undefined });
        return own<T>(stored) ?? row;
      },
      delete: (id) => {
        if (rows.delete(id)) this.journal.write({ table: key.name, account: 0, id, row: null, isNew: false });
      },
      nextId: () => {
        throw new Error(`${key.name} gives no ids`);
      },
    };
  }

  protected take(message: Message): void {
    this.journal.send(message);
  }
}

/** The one place where a name becomes a type: a TableKey is the promise that its table holds such rows. */
const own = <T extends Row>(row: Row | undefined) => row as T | undefined;
