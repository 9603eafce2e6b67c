import type { AppBackend } from '@atrium/backend';
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
  type Gate,
  handleCall,
  isReading,
  largeRowsTable,
  type Match,
  maxBytesOf,
  namedRolesTable,
  nobody,
  noteLargeRows,
  roleChangesTable,
  type Scope,
  type StorageLimits,
  scopeOf,
  seededTable,
  type Unit,
  type UnitServices,
  usualMaxBytes,
} from '@atrium/backend/engine';
import type { Database } from '../database/database';
import { readForCall } from './callReads';
import { callContext, listChangedApps, logSql } from './changeLog';
import { countBadge, countBadges } from './countBadges';
import { SqlJournal } from './SqlJournal';
import { SqlUnit } from './SqlUnit';
import { readersOf, TableRegistry } from './TableRegistry';
import { inTransaction, type Transaction } from './transaction';

interface SqlEngineOptions {
  database: Database;
  gate: Gate;
  storage: StorageLimits;
  catalog: BackendCatalog;
  now: () => number;
  random: () => number;
  /** Checks each answer against the schema of its call, and throws where it does not match; off in production. */
  checksAnswers: boolean;
}

/** Tables of the engine itself. */
const engineTables = [seededTable, anchorTable, binTable, largeRowsTable, roleChangesTable, namedRolesTable];

/** What a write comes to: its answer, and the unit of work of whoever is answered. */
interface Result<T> {
  answer: T;
  unit: SqlUnit;
  /** Commits an answer of 400 and above, too. */
  keepsRejection?: boolean | undefined;
}

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

  private constructor(options: SqlEngineOptions, backends: readonly AppBackend[]) {
    const { catalog, database, gate, now, random } = options;
    this.#options = options;
    this.catalog = catalog;
    this.database = database;
    this.backends = backends;
    this.registry = new TableRegistry([...engineTables, ...gate.tables, ...backends.flatMap(({ tables }) => tables)]);
    this.#accessTables = new Set([...gate.tables, roleChangesTable, namedRolesTable].map(({ name }) => name));
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
      ? this.read([], async (unit) => (await run(unit)).answer, authorization)
      : this.transact({ app: backend.id, authorization, isSerializable: call.isSerializable }, run));
    if (this.#options.checksAnswers) checkAnswer(call, answer);
    return answer;
  }

  async announce(request: Omit<ApiRequest, 'body'>): Promise<{ rejection?: ApiAnswer; maxBytes: number }> {
    const match = await this.catalog.match(request);
    if (!match) return { maxBytes: usualMaxBytes };
    const { backend, call } = match;
    const { gate } = this.#options;
    if (gate.isPublic(backend)) return { maxBytes: maxBytesOf(call) };
    const { authorization } = request;
    const authorize = (unit: SqlUnit) => gate.authorize(unit, backend, call, authorization);
    const { rejection } = await this.read([], authorize, authorization);
    return { maxBytes: maxBytesOf(call), ...(rejection && { rejection }) };
  }

  /** @param authorization names whom the work will look up first */
  async read<T>(_needs: readonly string[], work: (unit: SqlUnit) => Promise<T>, authorization?: string): Promise<T> {
    return work(await this.begin(new SqlJournal(this.database, this.registry, false), {}, authorization));
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
        const { answer, unit, keepsRejection } = await work(await this.begin(journal, scope, authorization));
        if (answer.status >= 400 && !keepsRejection) return answer;
        await deliver(unit, this.catalog);
        const full = await noteLargeRows(unit, journal.sized(), this.#options.storage);
        if (full) return full;
        return { ...answer, changed: await this.#commit(unit, commit) };
      },
    );
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
      // It was accepted when it was asked for: it is not refused now.
      await noteLargeRows(unit, journal.sized(), this.#options.storage);
      await this.#commit(unit, commit);
      return result;
    });
  }

  /** Begins a unit of work with the rows that every call reads. */
  async begin(journal: SqlJournal, scope: Partial<Scope> = {}, authorization?: string): Promise<SqlUnit> {
    const rows = await readForCall(journal, authorization);
    return new SqlUnit(journal, this.#services, { ...nobody, ...scope }, rows);
  }

  /** Commits a unit of work; returns the apps whose data was written. */
  async #commit({ journal }: SqlUnit, commit: Transaction['commit']): Promise<string[]> {
    if (journal.isEmpty) {
      await commit(async () => []);
      return [];
    }
    const written = journal.written();
    const apps = listChangedApps(written, (table) => readersOf(this.backends, table));
    await commit(() => journal.finish(logSql(written, apps, callContext.getStore()?.page ?? null)));
    const hasChangedAccess = written.some(({ table }) => this.#accessTables.has(table));
    return [...new Set([...apps.map(({ id }) => id), ...(hasChangedAccess ? this.#options.gate.needs : [])])];
  }

  async #run(stranger: SqlUnit, match: Match, request: ApiRequest): Promise<Result<ApiAnswer>> {
    const admission = await admit(this.#options.gate, stranger, match, request);
    if ('rejection' in admission) return { answer: admission.rejection, unit: stranger };
    const unit = stranger.as(scopeOf(match, admission.asked));
    const { keepsRejection } = match.call;
    return { answer: await handleCall(unit, match, admission.asked), unit, keepsRejection };
  }
}
