import type { Database } from '../database/database';

/** How often something may be tried before it has to wait. */
export interface TryLimit {
  key: string;
  most: number;
}

const windowSeconds = 15 * 60;

const count = `
  INSERT INTO sign_in_tries AS known (key, tries, until) VALUES ($1, 1, now() + make_interval(secs => $2::integer))
  ON CONFLICT (key) DO UPDATE SET
    tries = CASE WHEN known.until < now() THEN 1 ELSE known.tries + 1 END,
    until = CASE WHEN known.until < now() THEN excluded.until ELSE known.until END
  RETURNING tries, ceil(extract(epoch FROM until - now()))::integer AS seconds`;

/** Counts a try before it is made, so that many at once are no way around; gives the seconds to wait where it is one too many. */
export async function countTry(database: Database, limits: readonly TryLimit[]): Promise<number | null> {
  let wait: number | null = null;
  for (const { key, most } of limits) {
    const [row] = await database.query<{ tries: number; seconds: number }>(count, [key, windowSeconds]);
    if (row && row.tries > most) wait = Math.max(wait ?? 1, row.seconds);
  }
  return wait;
}

/** Forgets what was counted, also what is long over. */
export async function forgetTries(database: Database, keys: readonly string[]): Promise<void> {
  await database.query('DELETE FROM sign_in_tries WHERE key = ANY ($1::text[]) OR until < now()', [[...keys]]);
}
