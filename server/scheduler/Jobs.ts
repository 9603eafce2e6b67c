import { randomUUID } from 'node:crypto';
import type { AppBackend } from '@atrium/backend';
import { emptyBin, nextEmptying } from '@atrium/backend/engine';
import type { Connection } from '../database/database';
import { DatabaseUnavailable, TooManyChanges } from '../errors/DatabaseUnavailable';
import { type LoggedChange, readChanges } from '../live/changeFeed';
import { beforeAll, type Position, partsOf } from '../live/position';
import type { SqlEngine } from '../sql/SqlEngine';
import type { SqlUnit } from '../sql/SqlUnit';

/** The next job of a backend for an account; 0 where all share the rows. */
interface Job {
  app: string;
  account: number;
}

/** Wait after a job that failed, and after one that others kept from being done. */
const retryMs = 60_000;
const soonMs = 1_000;

/** Time for which a process is the one that notes jobs; it asks again before it is over. */
const turnMs = 10_000;

const isPersonal = ({ tables }: AppBackend): boolean => tables.some((table) => table.isPersonal);

/** The accounts of a change in whose rows something may be due. */
function accountsOf(backend: AppBackend, { apps }: LoggedChange): number[] {
  const changed = apps.find(({ id }) => id === backend.id);
  if (!changed) return [];
  return isPersonal(backend) ? [...(changed.accounts ?? [])] : [0];
}

/** When jobs of backends are due, for each account: kept as rows, and run by whichever process is free. */
export class Jobs {
  readonly #engine: SqlEngine;
  readonly #backends: ReadonlyMap<string, AppBackend>;
  readonly #process = randomUUID();
  /** By `performance.now()`: until then this process is the one that notes jobs, or another one is. */
  #turn = { isOwn: false, until: 0 };

  constructor(engine: SqlEngine) {
    this.#engine = engine;
    this.#backends = new Map(engine.backends.flatMap((one) => (one.due ? [[one.id, one] as const] : [])));
  }

  /**
   * Notes what the changes since the last time have made due, and when; false where nothing is new. One process does it for
   * all; should two think that it is their turn, they note the same.
   */
  async note(): Promise<boolean> {
    const { database } = this.#engine;
    if (!database.isSingleProcess && !(await this.#hasTurn())) return false;
    for (let hasNoted = false; ; ) {
      const [seen] = await database.query<{ entry: Position }>(`select xid || '-' || entry as entry from jobs_seen`);
      const changes = await readChanges(database, seen?.entry ?? beforeAll);
      const last = changes.at(-1);
      if (!last) return hasNoted;
      const found = new Map<string, Job>();
      for (const backend of this.#backends.values())
        for (const change of changes)
          for (const account of accountsOf(backend, change))
            found.set(`${backend.id} ${account}`, { app: backend.id, account });
      for (const job of found.values()) await this.noteJob(job);
      hasNoted ||= found.size > 0;
      const [transaction, entry] = partsOf(last.entry);
      await database.query('update jobs_seen set xid = $1::xid8, entry = $2 where (xid, entry) < ($1::xid8, $2)', [
        transaction,
        entry,
      ]);
    }
  }

  async #hasTurn(): Promise<boolean> {
    const now = performance.now();
    const { isOwn, until } = this.#turn;
    if (now < until - (isOwn ? turnMs / 2 : 0)) return isOwn;
    const [turn] = await this.#engine.database.query<{ process: string; ms: number }>(
      `with taken as (
        update jobs_seen set process = $1, until = clock_timestamp() + $2 * interval '1 millisecond'
        where process is null or process = $1 or until <= clock_timestamp() returning process, until
      )
      select coalesce(taken.process, seen.process) as process,
        extract(epoch from coalesce(taken.until, seen.until) - clock_timestamp())::float8 * 1000 as ms
      from jobs_seen as seen left join taken on true`,
      [this.#process, turnMs],
    );
    this.#turn = { isOwn: turn?.process === this.#process, until: now + Math.max(0, turn?.ms ?? 0) };
    return this.#turn.isOwn;
  }

  /** Lets another process note jobs. */
  async passTurn(): Promise<void> {
    this.#turn = { isOwn: false, until: 0 };
    await this.#engine.database.query('update jobs_seen set process = null where process = $1', [this.#process]);
  }

  /** Notes the time of the next job of a backend for an account; where that cannot be found, running the job tells why. */
  async noteJob(job: Job): Promise<void> {
    try {
      await this.#engine.work(job, async (unit) => this.#setTime(unit, job, await this.#nextOf(unit, job)));
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      await this.#engine.database.query(
        'insert into jobs (app, account, due_at) values ($1, $2, $3) on conflict (app, account) do nothing',
        [job.app, job.account, this.#engine.now()],
      );
    }
  }

  /** Deletes what can no longer be restored: until then its files take room. */
  async emptyBin(): Promise<void> {
    const next = await this.#engine.read([], nextEmptying);
    if (next !== null && next <= this.#engine.now()) await this.#engine.work({}, emptyBin);
  }

  /** Runs all that is due. */
  async run(isOver: () => boolean, onError: (error: unknown) => void): Promise<void> {
    while (!isOver() && (await this.wait()) === 0) {
      let job: Job | undefined;
      try {
        const found = await this.#engine.work({}, async (unit) => {
          job = await claim(unit.journal.connection, unit.now());
          if (!job) return false;
          const begun = unit.now();
          const scoped = unit.as({ app: job.app, account: job.account });
          await this.#backends.get(job.app)?.due?.run(scoped);
          const next = await this.#nextOf(scoped, job);
          // A job that leaves what is due as it is would be due again at once, and for ever.
          const isIdle = unit.journal.isEmpty && next !== null && next <= begun;
          await this.#setTime(scoped, job, isIdle ? begun + retryMs : next);
          return true;
        });
        if (!found) return;
      } catch (error) {
        onError(error);
        if (!job) return;
        const { app, account } = job;
        await this.#engine.database.query('update jobs set due_at = $3 where app = $1 and account = $2', [
          app,
          account,
          this.#engine.now() + (error instanceof TooManyChanges ? soonMs : retryMs),
        ]);
      }
    }
  }

  /** Milliseconds until the next job; null where none waits. */
  async wait(): Promise<number | null> {
    const [next] = await this.#engine.database.query<{ at: number | null }>('select min(due_at) as at from jobs');
    return next?.at === null || next === undefined ? null : Math.max(0, next.at - this.#engine.now());
  }

  async #nextOf(unit: SqlUnit, { app }: Job): Promise<number | null> {
    return (await this.#backends.get(app)?.due?.nextAt(unit)) ?? null;
  }

  async #setTime(unit: SqlUnit, { app, account }: Job, at: number | null): Promise<void> {
    const { connection } = unit.journal;
    if (at === null) await connection.query('delete from jobs where app = $1 and account = $2', [app, account]);
    else
      await connection.query(
        `insert into jobs (app, account, due_at) values ($1, $2, $3)
         on conflict (app, account) do update set due_at = excluded.due_at where jobs.due_at <> excluded.due_at`,
        [app, account, at],
      );
  }
}

/** Takes a job that is due, unless another process has it. */
async function claim(connection: Connection, now: number): Promise<Job | undefined> {
  const [job] = await connection.query<Job>(
    `select app, account from jobs where due_at <= $1 order by due_at limit 1 for update skip locked`,
    [now],
  );
  return job;
}
