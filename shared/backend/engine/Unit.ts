import type { RecordChange } from '@atrium/contract';
import type { BackendStore, Credentials, Permissions, Person, QueryTable, Row, TableDefinition, TableKey } from '..';
import type { RowStore } from '../query/MemoryTable';
import { hasConditions, rowRuleOf } from '../rowRules';
import { type Binned, binTable, bringBack, listBinned } from './bin';
import { RuledTable } from './RuledTable';

/** For whom, and for which app, tables are read and written. */
export interface Scope {
  app: string;
  /** Account of the rows of personal tables; 0 is nobody. */
  account: number;
  /** Caller; null where nobody is signed in, and for jobs. */
  person: Person | null;
  /** Sign-in of the caller; undefined where nobody is signed in, and for jobs. */
  sessionId: string | undefined;
}

export const nobody: Scope = { app: '', account: 0, person: null, sessionId: undefined };

/** Services that a unit of work offers besides its tables. */
export interface UnitServices {
  createPermissions(unit: Unit): Permissions;
  createCredentials(unit: Unit): Credentials;
  /** The counts of all badges for the account of a unit. */
  counts(unit: Unit): Promise<Record<string, number>>;
  count(unit: Unit, field: string): Promise<number>;
  /** Milliseconds since the epoch. */
  now(): number;
  /** From 0 up to 1. */
  random(): number;
  /** Gives each account rows of its own in personal tables. */
  readonly hasAccounts: boolean;
}

/** A message on its way from one backend to others. */
export interface Message {
  topic: string;
  message: unknown;
  account: number;
}

/** The reads and writes of one call or job, for an app, an account and a person. */
export abstract class Unit implements BackendStore {
  readonly scope: Scope;
  protected readonly services: UnitServices;
  #permissions: Permissions | undefined;
  #credentials: Credentials | undefined;

  constructor(services: UnitServices, scope: Scope) {
    this.services = services;
    this.scope = scope;
  }

  /** A table with all its rows. */
  protected abstract open<T extends Row, Column extends string>(
    table: TableDefinition<T, Column>,
  ): QueryTable<T, Column>;
  /** The rows of a table of the engine, which are in memory from the beginning of a call. */
  abstract rows<T extends Row>(key: TableKey<T>): RowStore<T>;
  /** The same unit of work for another app or account: what either writes is committed or dropped together. */
  abstract as(scope: Partial<Scope>): Unit;
  protected abstract take(message: Message): void;

  /** A table with the rows that the person may see. */
  table<T extends Row, Column extends string>(table: TableDefinition<T, Column>): QueryTable<T, Column> {
    const rows = this.open(table);
    const { person } = this;
    const { subject } = table;
    if (subject === undefined || !person) return rows;
    const rules = this.permissions.rulesOf(this.permissions.roleOf(person).id);
    if (!hasConditions(rules, subject)) return rows;
    return new RuledTable(table, rows, (action) => rowRuleOf(rules, action, subject, person.id));
  }

  get person(): Person | null {
    return this.scope.person;
  }

  get sessionId(): string | undefined {
    return this.scope.sessionId;
  }

  get account(): number | undefined {
    return this.services.hasAccounts ? this.scope.account : undefined;
  }

  get permissions(): Permissions {
    this.#permissions ??= this.services.createPermissions(this);
    return this.#permissions;
  }

  get credentials(): Credentials {
    this.#credentials ??= this.services.createCredentials(this);
    return this.#credentials;
  }

  now(): number {
    return this.services.now();
  }

  random(): number {
    return this.services.random();
  }

  counts(): Promise<Record<string, number>> {
    return this.services.counts(this);
  }

  count(field: string): Promise<number> {
    return this.services.count(this, field);
  }

  send(topic: string, message: unknown): void {
    this.sendTo(this.scope.account, topic, message);
  }

  sendTo(account: number, topic: string, message: unknown): void {
    this.take({ topic, message, account });
  }

  async bin<T extends Row & { id: number }>(table: TableDefinition<T>, id: number): Promise<void> {
    const rows = this.table(table);
    const row = await rows.get(id);
    if (!row) return;
    const { app, account } = this.scope;
    const bin = this.table(binTable);
    await bin.put({
      id: await bin.nextId(),
      app,
      table: table.name,
      ...(this.isPersonal(table) && { account }),
      recordId: id,
      row,
      deletedAt: this.now(),
    });
    await rows.delete(id);
  }

  async restore<T extends Row & { id: number }>(
    table: TableDefinition<T>,
    isWanted: (row: T) => boolean,
  ): Promise<T[]> {
    const entries: Binned<T>[] = (await listBinned(this, table)).filter(({ row }) => isWanted(row));
    for (const entry of entries) await bringBack(this, table, entry);
    return entries.map(({ row }) => row);
  }

  /** The account whose rows of a table are read and written; 0 where all share them. */
  protected accountOf({ isPersonal }: Pick<TableKey<Row>, 'isPersonal'>): number {
    return this.services.hasAccounts && isPersonal ? this.scope.account : 0;
  }

  protected isPersonal(table: Pick<TableKey<Row>, 'isPersonal'>): boolean {
    return this.accountOf(table) > 0;
  }

  /** A row as it is kept: with its next `rev` in a revised table, and with its last change in a signed one. */
  protected stamp<T extends Row>(table: TableKey<T>, before: T | undefined, row: T): T {
    return {
      ...row,
      ...(table.isRevised && { rev: (before?.rev ?? (before ? 1 : 0)) + 1 }),
      ...(table.isSigned && { lastChange: this.#toChange() }),
    };
  }

  /** Author and time of a write; a job names nobody. */
  #toChange(): RecordChange {
    const at = new Date(this.now()).toISOString();
    const { person } = this;
    return person ? { by: person.fullName || person.username, account: person.id, at } : { by: null, at };
  }
}
