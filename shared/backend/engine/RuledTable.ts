import type { BackendAction } from '../access';
import { and, or, type Where } from '../query/conditions';
import type { TableDefinition } from '../query/defineTable';
import type { Groups, HitQuery, Page, PageQuery, QueryTable } from '../query/QueryTable';
import { createTest, type Query } from '../query/queryRows';
import type { Row } from '../query/rows';
import type { RowRule } from '../rowRules';

/** A write of a record that is not the person's to write; the call is answered with 403. */
export class NotTheirs extends Error {}

/** A table of which a person reads and writes some rows alone; the others are not there for them. */
export class RuledTable<T extends Row, Column extends string> implements QueryTable<T, Column> {
  readonly #table: TableDefinition<T, Column>;
  readonly #rows: QueryTable<T, Column>;
  readonly #ruleOf: (action: BackendAction) => RowRule;

  constructor(
    table: TableDefinition<T, Column>,
    rows: QueryTable<T, Column>,
    ruleOf: (action: BackendAction) => RowRule,
  ) {
    this.#table = table;
    this.#rows = rows;
    this.#ruleOf = ruleOf;
  }

  async get(id: T['id']): Promise<T | undefined> {
    const row = await this.#rows.get(id);
    return row && this.#isTheirs('read', row) ? row : undefined;
  }

  async getMany(ids: readonly T['id'][]): Promise<T[]> {
    return (await this.#rows.getMany(ids)).filter((row) => this.#isTheirs('read', row));
  }

  find(query: Query<Column> = {}): Promise<T[]> {
    return this.#rows.find({ ...query, where: this.#readable(query.where) });
  }

  first(query: Omit<Query<Column>, 'limit' | 'offset'> = {}): Promise<T | undefined> {
    return this.#rows.first({ ...query, where: this.#readable(query.where) });
  }

  page(query: PageQuery<Column>): Promise<Page<T>> {
    return this.#rows.page({ ...query, where: this.#readable(query.where) });
  }

  count(where?: Where<Column>): Promise<number> {
    return this.#rows.count(this.#readable(where));
  }

  hits(q: string, query: HitQuery<Column>): Promise<Page<T>> {
    return this.#rows.hits(q, { ...query, where: this.#readable(query.where) });
  }

  groupBy(column: Column, where?: Where<Column>): Groups<Column> {
    return this.#rows.groupBy(column, this.#readable(where));
  }

  each(where?: Where<Column>): AsyncIterable<T> {
    return this.#rows.each(this.#readable(where));
  }

  async put(row: T): Promise<T> {
    const before = await this.#rows.get(row.id);
    const action = before ? 'update' : 'create';
    for (const one of before ? [before, row] : [row]) this.#check(action, one);
    return this.#rows.put(row);
  }

  async delete(id: T['id']): Promise<void> {
    const row = await this.#rows.get(id);
    if (!row) return;
    this.#check('delete', row);
    await this.#rows.delete(id);
  }

  nextId(): Promise<number> {
    return this.#rows.nextId();
  }

  #readable(where: Where<Column> | undefined): Where<Column> {
    const rule = this.#ruleOf('read');
    if (typeof rule !== 'boolean') return and(where, rule);
    return rule ? and(where) : or();
  }

  #isTheirs(action: BackendAction, row: T): boolean {
    const rule = this.#ruleOf(action);
    return typeof rule === 'boolean' ? rule : createTest(this.#table, rule)(row);
  }

  #check(action: BackendAction, row: T): void {
    if (!this.#isTheirs(action, row)) throw new NotTheirs(`A row of ${this.#table.name} is somebody else’s`);
  }
}
