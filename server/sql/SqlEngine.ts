import type { AppBackend, Row } from '@atrium/backend';
import {
  type ApiAnswer,
  type ApiEngine,
  type ApiRequest,
  admit,
  anchorTable,
  type BackendCatalog,
  binTable,
  checkAnswer,
  createPermissions,
  deliver,
  fileTables,
  type Gate,
  handleCall,
  isReading,
  type Match,
  maxBytesOf,
  namedRolesTable,
  nobody,
  noteWritten,
  roleChangesTable,
  type Scope,
  type StorageLimits,
  scopeOf,
  seededTable,
  showAnswer,
  type Unit,
  type UnitServices,
  usualMaxBytes,
} from '@atrium/backend/engine';
import type { OpenFiles, SentFiles } from '@atrium/backend/files';
import {
  auditEntryOf,
  auditEntryOfProtocol,
  auditTable,
  type Caller,
  type ChangedRow,
  deliveriesTable,
  toDelivery,
  toEvents,
  wants,
  webhooksTable,
} from '@atrium/core';
import type { Database } from '../database/database';
import { readForCall } from './callReads';
import { callContext, listChangedApps, logSql, unknownOrigin } from './changeLog';
import { countBadge, countBadges } from './countBadges';
import { SqlJournal } from './SqlJournal';
import { SqlUnit } from './SqlUnit';
import { readersOf, TableRegistry } from './TableRegistry';
import { inTransaction, type Transaction } from './transaction';

interface SqlEngineOptions {
  database: Database;
  gate: Gate;
  storage: StorageLimits;
  /** Keeps the bytes of files. */
  files: OpenFiles;
  catalog: BackendCatalog;
  /** The backends of apps: of what they share, other tools hear. */
  apps: ReadonlySet<string>;
  now: () => number;
  random: () => number;
  /** Checks each answer against the schema of its call, and throws where it does not match; off in production. */
  checksAnswers: boolean;
}

/** Tables of the engine itself. */
const engineTables = [seededTable, anchorTable, binTable, ...fileTables, roleChangesTable, namedRolesTable];

/** Whether a call looks for words, which reads more the more rows there are. */
const isSearch = ({ search }: Match): boolean => Boolean(new URLSearchParams(search).get('q'));

/** What a write comes to: its answer, and the unit of work of whoever is answered. */
interface Result<T> {
  answer: T;
  unit: SqlUnit;
  /** Commits an answer of 400 and above, too. */
  keepsRejection?: boolean | undefined;
  /** The files that came with the call. */
  sent?: SentFiles;
}

/** What a program does by a protocol of its own, for the audit log. */
type ProtocolDeed = Pick<Parameters<typeof auditEntryOfProtocol>[1], 'app' | 'call' | 'kind'> & { caller: Caller };

interface TransactOptions {
  /** Names whom the work will look up first. */
  authorization?: string | undefined;
  isSerializable?: boolean | undefined;
}

/** The API on a database. It keeps no records itself, so that any number of processes answer the same. */
export class SqlEngine implements ApiEngine {
  readonly catalog: BackendCatalog;
  readonly database: Database;
  readonly registry: TableRegistry;
  readonly backends: readonly AppBackend[];
  readonly #options: SqlEngineOptions;
  readonly #services: UnitServices;
  /** Tables whose rows say who may do what. */
  readonly #accessTables: ReadonlySet<string>;
  /** Tables of which webhooks hear, with the app of each. */
  readonly #eventTables: ReadonlyMap<string, string>;

  private constructor(options: SqlEngineOptions, backends: readonly AppBackend[]) {
    const { catalog, database, gate, now, random } = options;
    this.#options = options;
    this.catalog = catalog;
    this.database = database;
    this.backends = backends;
    this.registry = new TableRegistry([...engineTables, ...gate.tables, ...backends.flatMap(({ tables }) => tables)]);
    this.#accessTables = new Set([...gate.tables, roleChangesTable, namedRolesTable].map(({ name }) => name));
    this.#eventTables = new Map(
      backends
        .filter(({ id }) => options.apps.has(id))
        .flatMap(({ id, tables }) =>
          tables.filter((table) => !table.isPersonal && !table.isSilent).map(({ name }) => [name, id] as const),
        ),
    );
    this.#services = {
      createPermissions: (unit) => createPermissions(catalog, unit),
      createCredentials: (unit) => gate.createCredentials(unit),
      counts: (unit) => countBadges(unit, backends),
      count: (unit, field) => countBadge(unit, backends, field),
      now,
      random,
      hasAccounts: true,
    };
  }

  /** Loads all backends. The tables that they name are made by `prepareDatabase`. */
  static async open(options: SqlEngineOptions): Promise<SqlEngine> {
    const { catalog } = options;
    return new SqlEngine(
      options,
      await Promise.all(catalog.idsOf(({ load }) => load !== undefined).map((id) => catalog.load(id))),
    );
  }

  async describe(): Promise<AppBackend[]> {
    const described = new Set(this.catalog.idsOf(({ prefixes }) => prefixes.length > 0));
    return this.backends.filter(({ id }) => described.has(id));
  }

  async handle(request: ApiRequest): Promise<ApiAnswer | null> {
    const match = await this.catalog.match(request);
    if (!match) return null;
    const { backend, call } = match;
    const { authorization } = request;
    const run = (unit: SqlUnit) => this.#run(unit, match, request);
    const answer = await (isReading(match)
      ? this.#read(isSearch(match), async (unit) => (await run(unit)).answer, authorization)
      : this.transact({ app: backend.id, authorization, isSerializable: call.isSerializable }, run));
    if (this.#options.checksAnswers) checkAnswer(call, answer);
    return showAnswer(this.#options.files, answer, request.base);
  }

  async announce(request: Omit<ApiRequest, 'body'>): Promise<{ rejection?: ApiAnswer; maxBytes: number }> {
    const match = await this.catalog.match(request);
    if (!match) return { maxBytes: usualMaxBytes };
    const { backend, call } = match;
    const { gate } = this.#options;
    if (gate.isPublic(backend, call)) return { maxBytes: maxBytesOf(call) };
    const { authorization } = request;
    const authorize = (unit: SqlUnit) => gate.authorize(unit, backend, call, authorization);
    const { rejection } = await this.read([], authorize, authorization);
    return { maxBytes: maxBytesOf(call), ...(rejection && { rejection }) };
  }

  /** @param authorization names whom the work will look up first */
  read<T>(_needs: readonly string[], work: (unit: SqlUnit) => Promise<T>, authorization?: string): Promise<T> {
    return this.#read(false, work, authorization);
  }

  async change<T>(id: string, work: (unit: Unit) => Promise<T> | T): Promise<T> {
    let result: { data: T } | undefined;
    const answer = await this.transact({ app: id }, async (unit) => {
      result = { data: await work(unit) };
      return { answer: { status: 200, data: null }, unit };
    });
    if (result && answer.status === 200) return result.data;
    throw new Error(`A change of ${id} is rejected: ${JSON.stringify(answer.data)}`);
  }

  /**
   * Runs work as one transaction, and commits it unless its answer is an error.
   * @returns the answer, with the apps whose data was written; 507 where files have no room left
   */
  transact(
    { authorization, isSerializable, ...scope }: Partial<Scope> & TransactOptions,
    work: (unit: SqlUnit) => Promise<Result<ApiAnswer>>,
  ): Promise<ApiAnswer> {
    return inTransaction(
      this.database,
      isSerializable ? 'serializable' : 'repeatable read',
      async ({ connection, commit }) => {
        const journal = new SqlJournal(connection, this.registry, true);
        const { answer, unit, keepsRejection, sent } = await work(await this.begin(journal, scope, authorization));
        if (answer.status >= 400 && !keepsRejection) return answer;
        await deliver(unit, this.catalog);
        this.#queueEvents(unit);
        const full = await this.#note(unit, sent);
        if (full) return full;
        return { ...answer, changed: await this.#commit(unit, commit) };
      },
    );
  }

  /**
   * Runs what a program asks for by a protocol of its own, such as SCIM, as one transaction with its entry in the audit log:
   * as if no other were running, for what it decides by may be another's to write.
   */
  async act<T>({ caller, ...deed }: ProtocolDeed, work: (unit: SqlUnit) => Promise<T>): Promise<T> {
    let result: { data: T } | undefined;
    const scope = { app: deed.app, account: caller.user?.id ?? 0, person: caller.user };
    const answer = await this.transact({ ...scope, isSerializable: true }, async (unit) => {
      result = { data: await work(unit) };
      const entry = auditEntryOfProtocol(unit, {
        ...deed,
        ...this.#written(unit),
        person: caller.user,
        token: caller.apiToken,
      });
      if (entry) this.#writeEntry(unit, entry);
      return { answer: { status: 200, data: null }, unit };
    });
    if (result && answer.status === 200) return result.data;
    throw new Error(`${deed.call} is rejected: ${JSON.stringify(answer.data)}`);
  }

  now(): number {
    return this.#options.now();
  }

  /** Runs work of the server itself as one transaction, with what it has the backends do. */
  async work<T>(scope: Partial<Scope>, work: (unit: SqlUnit) => Promise<T>): Promise<T> {
    return inTransaction(this.database, 'repeatable read', async ({ connection, commit }) => {
      const journal = new SqlJournal(connection, this.registry, true);
      const unit = await this.begin(journal, scope);
      const result = await work(unit);
      await deliver(unit, this.catalog);
      this.#queueEvents(unit);
      // It was accepted when it was asked for: it is not refused now.
      await this.#note(unit);
      await this.#commit(unit, commit);
      return result;
    });
  }

  /** Begins a unit of work with the rows that every call reads. */
  async begin(journal: SqlJournal, scope: Partial<Scope> = {}, authorization?: string): Promise<SqlUnit> {
    const rows = await readForCall(journal, authorization);
    return new SqlUnit(journal, this.#services, { ...nobody, ...scope }, rows);
  }

  /** Puts the events of a unit of work beside its records, for the webhooks that ask for them. */
  #queueEvents(unit: SqlUnit): void {
    const webhooks = unit.rows(webhooksTable).all();
    if (!webhooks.some(({ isOn }) => isOn)) return;
    const { journal, person } = unit;
    const rows: ChangedRow[] = journal.changes().flatMap(({ account: _, ...row }) => {
      const app = this.#eventTables.get(row.table);
      return app === undefined ? [] : [{ app, ...row }];
    });
    for (const event of toEvents(rows))
      for (const webhook of webhooks) {
        if (!wants(webhook, event.type)) continue;
        const row = toDelivery(event, webhook, { now: this.now(), by: person });
        journal.write({ table: deliveriesTable.name, account: 0, id: row.id, row, isNew: true });
      }
  }

  /** Notes what was written takes of the storage. */
  #note(unit: SqlUnit, sent?: SentFiles) {
    const { storage, files } = this.#options;
    return noteWritten(unit, unit.journal.sized(), { limits: storage, files, sent });
  }

  async #read<T>(searches: boolean, work: (unit: SqlUnit) => Promise<T>, authorization?: string): Promise<T> {
    const connection = searches ? this.database.searches : this.database;
    return work(await this.begin(new SqlJournal(connection, this.registry, false), {}, authorization));
  }

  /** Commits a unit of work; returns the apps whose data was written. */
  async #commit({ journal }: SqlUnit, commit: Transaction['commit']): Promise<string[]> {
    if (journal.isEmpty) {
      await commit(async () => []);
      return [];
    }
    const written = journal.written();
    const told = written.filter(({ table }) => !this.registry.get(table).isSilent);
    const apps = listChangedApps(
      told,
      (table) => readersOf(this.backends, table),
      (table) => this.registry.get(table).isQuiet ?? false,
    );
    await commit(() => journal.finish(logSql(written, apps, callContext.getStore()?.page ?? null)));
    const hasChangedAccess = written.some(({ table }) => this.#accessTables.has(table));
    const heard = apps.filter(({ accounts }) => accounts === null || accounts.length > 0);
    return [...new Set([...heard.map(({ id }) => id), ...(hasChangedAccess ? this.#options.gate.needs : [])])];
  }

  async #run(stranger: SqlUnit, match: Match, request: ApiRequest): Promise<Result<ApiAnswer>> {
    const admission = await admit(this.#options.gate, stranger, match, request, this.#options.files);
    if ('rejection' in admission) return { answer: admission.rejection, unit: stranger };
    const { asked, sent, apiToken } = admission;
    const unit = stranger.as(scopeOf(match, asked));
    const { keepsRejection } = match.call;
    const answer = await handleCall(unit, match, asked);
    if (!isReading(match) && (answer.status < 400 || keepsRejection))
      await this.#audit(unit, { ...match, ...asked, status: answer.status, ...(apiToken && { token: apiToken }) });
    return { answer, unit, keepsRejection, sent };
  }

  /** Writes the entry of a call into the audit log, in the transaction of the call: the one place where that is done. */
  async #audit(unit: SqlUnit, called: Omit<Parameters<typeof auditEntryOf>[1], 'origin' | 'written'>): Promise<void> {
    const entry = await auditEntryOf(unit, { ...called, ...this.#written(unit) });
    if (entry) this.#writeEntry(unit, entry);
  }

  /** What a unit of work has written, and from where it was asked for. */
  #written({ journal }: SqlUnit) {
    const written = journal.changes().map(({ account, ...row }) => ({ ...row, isPersonal: account > 0 }));
    return { written, origin: callContext.getStore()?.origin ?? unknownOrigin };
  }

  #writeEntry({ journal }: SqlUnit, entry: Row & { id: string }): void {
    journal.write({ table: auditTable.name, account: 0, id: entry.id, row: entry, isNew: true });
  }
}
