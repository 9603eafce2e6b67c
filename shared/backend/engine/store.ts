import type { BackendStore, BackendTable, Credentials, Permissions, Person, Row, TableKey } from '..';
import { binKey, bringBack, isRestorable, lastDeletedKey, listBinned } from './bin';
import { accountOfTable, tableOfPart, toPartName } from './partition';
import type { Change, Persistence } from './persistence';
import { recordChange } from './recordChange';
import { Table, type TableHooks } from './table';

export interface StoreOptions {
  persistence: Persistence;
  now: () => number;
  random?: () => number;
  /** Gives each account rows of its own in the tables that are personal. */
  hasAccounts?: boolean;
}

/** What the store knows by those who own it: the roles, the badges, the sign-in. */
interface StoreServices {
  permissions: Permissions;
  credentials: Credentials;
  count(field: string): number;
}

/** A message on its way from one backend to others. */
export interface Message {
  topic: string;
  message: unknown;
  /** For whom it is, where that is not who has sent it. */
  account: number | undefined;
}

/** The records in memory, in step with the backend; one call at a time works on them. */
export class Store implements BackendStore {
  readonly persistence: Persistence;
  readonly now: () => number;
  readonly random: () => number;
  readonly #tables = new Map<string, Table<Row>>();
  readonly #services: StoreServices;
  readonly #hasAccounts: boolean;
  readonly #revised = new Set<string>();
  readonly #personal = new Set<string>();
  readonly #signed = new Set<string>();
  /** The backend whose turn it is. */
  app = '';
  /** Who calls; null where nobody is signed in, and for what happens by itself. */
  caller: Person | null = null;
  /** The sign-in by which the caller calls; undefined where nobody is signed in, and for what happens by itself. */
  sessionId: string | undefined;
  readonly #begun: Promise<void>[] = [];
  #account = 0;
  #outbox: Message[] = [];
  /** The rows that this call has written, as they were before. */
  readonly #journal = new Map<string, Map<Row['id'], Row | undefined>>();

  constructor(
    { persistence, now, random = Math.random, hasAccounts = false }: StoreOptions,
    services: (store: Store) => StoreServices,
  ) {
    this.persistence = persistence;
    this.now = now;
    this.random = random;
    this.#hasAccounts = hasAccounts;
    this.#services = services(this);
  }

  get permissions(): Permissions {
    return this.#services.permissions;
  }

  get credentials(): Credentials {
    return this.#services.credentials;
  }

  get account(): number | undefined {
    return this.#hasAccounts ? this.#account : undefined;
  }

  /** From now on personal tables give the rows of this account; 0 is nobody. */
  actFor(account: number): void {
    this.#account = account;
  }

  count(field: string): number {
    return this.#services.count(field);
  }

  send(topic: string, message: unknown): void {
    this.#outbox.push({ topic, message, account: undefined });
  }

  sendTo(account: number, topic: string, message: unknown): void {
    this.#outbox.push({ topic, message, account });
  }

  /** Lets the write of this call wait for what a handler has begun and cannot wait for itself, such as a digest. */
  waitFor(work: Promise<void>): void {
    this.#begun.push(work);
  }

  /** Resolves once all that was begun is done. */
  async finish(): Promise<void> {
    while (this.#begun.length > 0) await Promise.all(this.#begun.splice(0));
  }

  /** What was sent since this was last asked. */
  takeMessages(): Message[] {
    const messages = this.#outbox;
    this.#outbox = [];
    return messages;
  }

  table<T extends Row>({ name }: TableKey<T>): BackendTable<T> {
    const table = this.#tables.get(this.#partOf(name));
    if (!table)
      throw new Error(`Table ${name} is not open: is it among the tables of its backend, or in the needs of the call?`);
    // The one place where a name becomes a type: a TableKey is the promise that its table holds such rows.
    return table as unknown as BackendTable<T>;
  }

  bin<T extends Row & { id: number }>(key: TableKey<T>, id: number): void {
    const table = this.table<Row>({ name: key.name });
    const row = table.get(id);
    if (!row) return;
    const bin = this.table(binKey);
    bin.put({
      id: bin.nextId(),
      app: this.app,
      table: key.name,
      ...(this.#isApart(key.name) && { account: this.#account }),
      recordId: id,
      row,
      deletedAt: this.now(),
    });
    table.delete(id);
  }

  restore<T extends Row & { id: number }>(key: TableKey<T>, isWanted: (row: T) => boolean): T[] {
    const entries = listBinned(this, key).filter(({ row }) => isWanted(row));
    for (const entry of entries) bringBack(this, entry);
    return entries.map(({ row }) => row);
  }

  /** Reads a table into memory; nothing happens when it is there. */
  async open({ name, isRevised = false, isSigned = false, isPersonal = false }: TableKey<Row>): Promise<void> {
    if (isPersonal && this.#hasAccounts) this.#personal.add(name);
    const part = this.#partOf(name);
    if (this.#tables.has(part)) return;
    if (isRevised) this.#revised.add(name);
    if (isSigned) this.#signed.add(name);
    await this.reopen(part);
  }

  /** Reads a table again. */
  async reopen(name: string): Promise<void> {
    this.#load(name, await this.persistence.read(name));
  }

  /** Lets go of the current account's own rows of some tables; who opens them again reads them again. */
  forgetOwn(keys: readonly TableKey<Row>[]): void {
    for (const { name } of keys) if (this.#isApart(name)) this.#tables.delete(this.#partOf(name));
  }

  /** Takes over what other tabs have written. */
  async sync(): Promise<void> {
    const news = await this.persistence.news();
    if (news === 'everything') {
      const names = [...this.#tables.keys()];
      this.#tables.clear();
      await Promise.all(names.map((name) => this.reopen(name)));
      return;
    }
    for (const { table, id, row } of news) this.#tables.get(table)?.replace(id, row);
  }

  /** Puts first rows into tables; other tabs read these tables again. */
  async fill(rowsByTable: Record<string, readonly Row[]>): Promise<void> {
    const changes = Object.entries(rowsByTable).flatMap(([table, rows]) =>
      rows.map((row): Change => ({ table, id: row.id, row })),
    );
    await this.persistence.commit(changes, Object.keys(rowsByTable));
    for (const [table, rows] of Object.entries(rowsByTable)) {
      const open = this.#tables.get(table);
      for (const row of rows) open?.replace(row.id, row);
    }
  }

  /** Makes what this call has written last. */
  async commit(): Promise<void> {
    if (this.#journal.has(binKey.name)) this.#emptyBin();
    const changes = [...this.#journal].flatMap(([table, before]) =>
      [...before.keys()].map((id): Change => ({ table, id, row: this.table<Row>({ name: table }).get(id) })),
    );
    if (changes.length > 0) await this.persistence.commit(changes);
    this.#journal.clear();
  }

  /** What this call has written, by the parts of tables; what can no longer come back from the bin goes with it. */
  written(): { table: string; id: Row['id']; before: Row | undefined; row: Row | undefined }[] {
    if (this.#journal.size > 0) this.#emptyBin();
    return [...this.#journal].flatMap(([table, rows]) =>
      [...rows].map(([id, before]) => ({ table, id, before, row: this.#tables.get(table)?.get(id) })),
    );
  }

  /** Whether this call has written to a table. */
  hasWritten(name: string): boolean {
    return this.#journal.has(name) || (this.#personal.has(name) && this.writtenAccounts([name]).length > 0);
  }

  /** Whose parts of some tables this call has written to. */
  writtenAccounts(names: readonly string[]): number[] {
    const parts = [...this.#journal.keys()].filter((part) => names.includes(tableOfPart(part)));
    return [...new Set(parts.flatMap((part) => accountOfTable(part) ?? []))];
  }

  /** Takes back what this call has written. */
  rollBack(): void {
    for (const [name, before] of this.#journal) {
      for (const [id, row] of before) this.#tables.get(name)?.replace(id, row);
    }
    this.#journal.clear();
    this.#outbox = [];
  }

  /** Forgets everything but these tables. */
  async clear(keep: readonly string[]): Promise<void> {
    await this.persistence.clear(keep);
    for (const name of this.#tables.keys()) if (!keep.includes(name)) this.#load(name, []);
  }

  #isApart(name: string): boolean {
    return this.#account > 0 && this.#personal.has(name);
  }

  #partOf(name: string): string {
    return this.#isApart(name) ? toPartName(name, this.#account) : name;
  }

  /** Forgets what can no longer come back. */
  #emptyBin(): void {
    const bin = this.table(binKey);
    const now = this.now();
    for (const entry of bin.all()) {
      if (isRestorable(entry, now)) break;
      bin.delete(entry.id);
    }
  }

  #load(name: string, rows: readonly Row[]): void {
    const hooks: TableHooks = {
      beforeChange: (id, before) => {
        const journal = this.#journal.get(name) ?? new Map<Row['id'], Row | undefined>();
        if (!journal.has(id)) journal.set(id, before);
        this.#journal.set(name, journal);
      },
      getLastDeleted: () => this.table(lastDeletedKey).get(name)?.last ?? 0,
      setLastDeleted: (last) => this.table(lastDeletedKey).put({ id: name, last }),
      ...(this.#signed.has(tableOfPart(name)) && {
        getChange: () => recordChange(this.caller, this.now()),
      }),
    };
    this.#tables.set(name, new Table(rows, hooks, this.#revised.has(tableOfPart(name))));
  }
}
