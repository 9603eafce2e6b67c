import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely';
import type { Connection, SqlValue } from '../database/database';

/** Kysely writes statements; they are run by our own connections, to a Postgres or to PGlite. */
const compiler = new Kysely<Record<string, never>>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const isSqlValue = (value: unknown): value is SqlValue =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value) || Array.isArray(value);

function toSqlValue(value: unknown): SqlValue {
  if (isSqlValue(value)) return value;
  throw new TypeError(`A statement takes no ${typeof value}`);
}

/** Runs a statement that was built from parts. */
export function runSql<T extends object>(connection: Connection, statement: RawBuilder<unknown>): Promise<T[]> {
  const { sql, parameters } = statement.compile(compiler);
  return connection.query<T>(sql, parameters.map(toSqlValue));
}
