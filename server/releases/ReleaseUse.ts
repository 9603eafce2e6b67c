import { emptyTest, type RolloutTest, type SeenPerson, withVisit } from '../../tools/release/domain/rolloutTest';
import type { Connection, Database } from '../database/database';

export interface Visit {
  app: string;
  release: string;
  account: number;
  /** The error that somebody met; absent of a visit. */
  what?: string | undefined;
}

/** A rollout that watches itself, and of whom the visit is. */
export interface VisitedRollout {
  /** Names the rollout: its release and its beginning. */
  name: string;
  arm: SeenPerson['arm'];
  /** Of the accounts, from 0 to 1. */
  share: number;
}

export interface ReleaseFigures {
  app: string;
  release: string;
  people: number;
  /** Those of them who met an error. */
  failed: number;
}

export interface ReleaseError {
  what: string;
  people: number;
}

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const keptDays = 30;
const maxErrors = 20;
const maxTextLength = 300;

// A visit is written down once an hour: of a person who opens a page each minute nobody wants to know more.
const noteVisit = `
  INSERT INTO release_visits AS known (app, release, account, last_at, failed_at, what)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (app, release, account) DO UPDATE SET
    last_at = greatest(known.last_at, excluded.last_at),
    failed_at = coalesce(excluded.failed_at, known.failed_at),
    what = coalesce(excluded.what, known.what)
  WHERE known.last_at < excluded.last_at - ${hourMs}
    OR (excluded.failed_at IS NOT NULL AND known.failed_at IS DISTINCT FROM excluded.failed_at)`;

interface PersonRow {
  arm: SeenPerson['arm'];
  has_failed: boolean;
}

async function readPerson(connection: Connection, { app, account }: Visit, name: string) {
  const [row] = await connection.query<PersonRow>(
    'SELECT arm, has_failed FROM rollout_people WHERE app = $1 AND account = $2 AND rollout = $3',
    [app, account, name],
  );
  return row && { arm: row.arm, hasFailed: row.has_failed };
}

/** Counts a visit in the test of its rollout; visits of one app come one after the other. */
async function count(connection: Connection, visit: Visit, { name, arm, share }: VisitedRollout): Promise<void> {
  const { app, account, what } = visit;
  await connection.query(
    `INSERT INTO rollout_tests AS known (app, rollout, test) VALUES ($1, $2, $3::jsonb)
     ON CONFLICT (app) DO UPDATE SET rollout = excluded.rollout, test = excluded.test
     WHERE known.rollout <> excluded.rollout`,
    [app, name, JSON.stringify(emptyTest)],
  );
  const [row] = await connection.query<{ test: RolloutTest }>(
    'SELECT test FROM rollout_tests WHERE app = $1 FOR UPDATE',
    [app],
  );
  const before = row?.test ?? emptyTest;
  const known = await readPerson(connection, visit, name);
  const { test, seen } = withVisit(before, known, { arm, hasFailed: what !== undefined }, share);
  if (test === before) return;
  await connection.query('UPDATE rollout_tests SET test = $2::jsonb WHERE app = $1', [app, JSON.stringify(test)]);
  await connection.query(
    `INSERT INTO rollout_people (app, account, rollout, arm, has_failed) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (app, account) DO UPDATE
     SET rollout = excluded.rollout, arm = excluded.arm, has_failed = excluded.has_failed`,
    [app, account, name, seen.arm, seen.hasFailed],
  );
}

/** Who has used which release of which app, and who met errors: of all processes, for 30 days. */
export class ReleaseUse {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** Notes a visit. @param rollout the rollout of the app that watches itself, if the visit counts there */
  async note(visit: Visit, rollout: VisitedRollout | undefined): Promise<void> {
    const { app, release, account, what } = visit;
    const now = this.#now();
    const failing = what === undefined ? [null, null] : [now, what.slice(0, maxTextLength)];
    await this.#database.query(noteVisit, [app, release, account, now, ...failing]);
    if (!rollout) return;
    const known = await readPerson(this.#database, visit, rollout.name);
    const isKnown = known?.hasFailed || (known?.arm === rollout.arm && what === undefined);
    if (isKnown) return;
    await this.#database.withConnection(async (connection) => {
      await connection.run('BEGIN');
      try {
        await count(connection, visit, rollout);
        await connection.run('COMMIT');
      } catch (error) {
        await connection.run('ROLLBACK').catch(() => {});
        throw error;
      }
    });
  }

  /** The people of each release in the last days. */
  figures(days: number): Promise<ReleaseFigures[]> {
    return this.#database.searches.query<ReleaseFigures>(
      `SELECT app, release, count(*)::integer AS people, count(*) FILTER (WHERE failed_at >= $1)::integer AS failed
       FROM release_visits WHERE last_at >= $1 GROUP BY app, release`,
      [this.#now() - days * dayMs],
    );
  }

  /** The errors of a release by how many people met them last, the most frequent first. */
  errors(app: string, release: string): Promise<ReleaseError[]> {
    return this.#database.searches.query<ReleaseError>(
      `SELECT what, count(*)::integer AS people FROM release_visits
       WHERE app = $1 AND release = $2 AND what IS NOT NULL GROUP BY what ORDER BY people DESC, what LIMIT ${maxErrors}`,
      [app, release],
    );
  }

  /** The test of a rollout; that of one that nobody has visited is empty. */
  async testOf(app: string, name: string): Promise<RolloutTest> {
    const [row] = await this.#database.query<{ test: RolloutTest }>(
      'SELECT test FROM rollout_tests WHERE app = $1 AND rollout = $2',
      [app, name],
    );
    return row?.test ?? emptyTest;
  }

  async prune(): Promise<void> {
    await this.#database.query('DELETE FROM release_visits WHERE last_at < $1', [this.#now() - keptDays * dayMs]);
    await this.#database.query(
      'DELETE FROM rollout_people WHERE NOT EXISTS (SELECT FROM rollout_tests AS test WHERE test.rollout = rollout_people.rollout)',
    );
  }
}
