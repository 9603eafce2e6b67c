import type { Database } from '../database/database';

export interface TryLimit {
  key: string;
  /** Tries without a wait. */
  free: number;
  /**
   * Seconds to wait after these; each further try doubles it, up to a quarter of an hour. Without it, no further try is
   * made until a quarter of an hour is over since the first.
   */
  wait?: number;
}

interface KnownTries {
  key: string;
  tries: number;
  /** A moment, in milliseconds, at which it is forgotten. */
  until: number;
}

/** For a limit that only counts. */
export const unlimited = 2 ** 31 - 1;

const maxWait = 15 * 60;
/** Time for which attempts are remembered after the last. */
const memory = 60 * 60;
const pruneEveryMs = 60_000;
/** Strangers choose the keys: so many of them are kept, those of the latest tries. */
const maxKeys = 100_000;
const maxKeyLength = 400;

const maxAgeMs = ({ wait }: TryLimit): number => (wait === undefined ? maxWait : memory);

function waitAfter(limit: TryLimit, { tries, until }: KnownTries, now: number): number {
  if (tries < limit.free) return 0;
  if (limit.wait === undefined) return Math.max(0, Math.ceil((until - now) / 1000));
  const last = until - memory * 1000;
  const wait = Math.min(maxWait, limit.wait * 2 ** Math.min(tries - limit.free, 20));
  return Math.max(0, Math.ceil((last + wait * 1000 - now) / 1000));
}

// One more try, unless another process has taken the last: then the answer has no row.
const count = `
  INSERT INTO sign_in_tries AS known (key, tries, until)
  VALUES ($1, 1, to_timestamp($2::float8 / 1000) + make_interval(secs => $3::float8))
  ON CONFLICT (key) DO UPDATE SET
    tries = CASE WHEN known.until < to_timestamp($2::float8 / 1000) THEN 1 ELSE known.tries + 1 END,
    until = CASE
      WHEN known.until < to_timestamp($2::float8 / 1000) OR $4::boolean THEN excluded.until ELSE known.until END
  WHERE known.until < to_timestamp($2::float8 / 1000) OR known.tries = $5::integer OR known.tries < $6::integer
  RETURNING tries`;

/** Tries of all processes, by keys such as an account and an address. */
export class Tries {
  readonly #database: Database;
  readonly #now: () => number;
  #pruneAt = 0;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  async read(keys: readonly string[]): Promise<ReadonlyMap<string, KnownTries>> {
    const rows = await this.#database.query<KnownTries>(
      `SELECT key, tries, (extract(epoch FROM until) * 1000)::float8 AS until FROM sign_in_tries
       WHERE key = ANY ($1::text[]) AND until >= to_timestamp($2::float8 / 1000)`,
      [keys.map(toKept), this.#now()],
    );
    return new Map(rows.map((row) => [row.key, row]));
  }

  /**
   * Counts a try before it is made, so that many at once are no way around, the strictest limit first.
   * @returns the seconds to wait where it is one too many: it is not counted then, or who is kept out would never get in
   */
  async take(limits: readonly TryLimit[]): Promise<number | null> {
    await this.#prune();
    const known = await this.read(limits.map(({ key }) => key));
    const now = this.#now();
    const waitFor = (limit: TryLimit) => {
      const tries = known.get(toKept(limit.key));
      return tries ? waitAfter(limit, tries, now) : 0;
    };
    const wait = Math.max(0, ...limits.map(waitFor));
    if (wait > 0) return wait;
    for (const limit of limits) {
      const seen = known.get(toKept(limit.key))?.tries ?? 0;
      const { free, wait: firstWait } = limit;
      const row = [toKept(limit.key), now, maxAgeMs(limit), firstWait !== undefined, seen, free];
      const [counted] = await this.#database.query(count, row);
      if (!counted) return firstWait ?? maxWait;
    }
    return null;
  }

  async giveBack(keys: readonly string[]): Promise<void> {
    await this.#database.query(
      'UPDATE sign_in_tries SET tries = tries - 1 WHERE key = ANY ($1::text[]) AND tries > 0',
      [keys.map(toKept)],
    );
  }

  async forget(keys: readonly string[]): Promise<void> {
    await this.#database.query('DELETE FROM sign_in_tries WHERE key = ANY ($1::text[])', [keys.map(toKept)]);
  }

  async #prune(): Promise<void> {
    const now = this.#now();
    if (now < this.#pruneAt) return;
    this.#pruneAt = now + pruneEveryMs;
    await this.#database.query(
      `DELETE FROM sign_in_tries WHERE until < to_timestamp($1::float8 / 1000)
       OR key IN (SELECT key FROM sign_in_tries ORDER BY until DESC OFFSET ${maxKeys})`,
      [now],
    );
  }
}

const toKept = (key: string): string => key.slice(0, maxKeyLength);
