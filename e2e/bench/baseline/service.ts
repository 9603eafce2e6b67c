/**
 * What a team would write in an afternoon for the same calls: Fastify and pg, a table with columns and indexes, a token that
 * is checked against its session, a change by its revision, and an entry in an outbox in the transaction of each write.
 */
import Fastify from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import pg from 'pg';

const { DATABASE_URL, ROWS = '100000' } = process.env;
const key = new TextEncoder().encode('a key of the bench that nobody else has');
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });

const tables = `
  CREATE TABLE sessions (id text PRIMARY KEY, user_id integer NOT NULL, has_ended boolean NOT NULL DEFAULT false);
  CREATE TABLE users (id serial PRIMARY KEY, full_name text NOT NULL, email text NOT NULL, role text NOT NULL);
  CREATE TABLE tasks (
    id serial PRIMARY KEY, rev integer NOT NULL DEFAULT 1, title text NOT NULL, due_date text, description text NOT NULL,
    is_completed boolean NOT NULL, is_deleted boolean NOT NULL, is_important boolean NOT NULL, tags text[] NOT NULL,
    position integer NOT NULL
  );
  CREATE TABLE outbox (id bigserial PRIMARY KEY, app text NOT NULL, record integer NOT NULL);
  INSERT INTO sessions VALUES ('bench', 1);
  INSERT INTO users (full_name, email, role) SELECT 'Person ' || n, 'person' || n || '@example.com', 'author'
    FROM generate_series(1, 1000) AS n;
  CREATE EXTENSION pg_trgm;
  CREATE INDEX ON tasks (is_deleted, due_date, id DESC);
  CREATE INDEX ON tasks USING gin (title gin_trgm_ops);`;

/** Adds what is missing, so that a service may be started again, with more rows or beside another one. */
const addTasks = `
  INSERT INTO tasks (title, due_date, description, is_completed, is_deleted, is_important, tags, position)
    SELECT 'Task ' || n, to_char(date '2026-01-01' + n % 700, 'YYYY-MM-DD'), 'Read it once more', n % 3 = 0, false,
      n % 7 = 0, ARRAY['team', 'high'], n FROM generate_series((SELECT count(*) + 1 FROM tasks)::integer, ${Number(ROWS)}) AS n;
  VACUUM ANALYZE tasks`;

const { rows: made } = await pool.query("SELECT FROM pg_tables WHERE tablename = 'tasks'");
if (made.length === 0) await pool.query(tables);
for (const statement of addTasks.split(';')) await pool.query(statement);

const fields = `id, rev, title, due_date AS "dueDate", description, is_completed AS "isCompleted",
  is_deleted AS "isDeleted", is_important AS "isImportant", tags, position`;

const app = Fastify();
app.decorateRequest('userId', 0);
app.addHook('onRequest', async ({ headers }, reply) => {
  const { payload } = await jwtVerify(headers.authorization?.slice(7) ?? '', key);
  const { rows } = await pool.query(
    'SELECT users.id FROM sessions JOIN users ON users.id = user_id WHERE sessions.id = $1 AND NOT has_ended',
    [payload.sid],
  );
  if (rows.length === 0) return reply.code(401).send({ error: 'Invalid token' });
});

interface PageQuery {
  page: string;
  perPage: string;
}
app.get<{ Querystring: PageQuery }>('/tasks', async ({ query }) => {
  const perPage = Math.min(Number(query.perPage), 200);
  const { rows } = await pool.query(
    `SELECT ${fields} FROM tasks WHERE NOT is_deleted ORDER BY due_date NULLS LAST, id DESC LIMIT $1 OFFSET $2`,
    [perPage, (Number(query.page) - 1) * perPage],
  );
  return rows;
});

app.get<{ Querystring: { q: string } }>('/search', async ({ query }) => {
  const { rows } = await pool.query(
    `SELECT ${fields} FROM tasks WHERE title ILIKE $1 AND NOT is_deleted ORDER BY id DESC LIMIT 20`,
    [`%${query.q}%`],
  );
  return rows;
});

app.get<{ Params: { id: string } }>('/users/:id', async ({ params }, reply) => {
  const { rows } = await pool.query('SELECT * FROM users WHERE id = $1', [params.id]);
  return rows[0] ?? reply.code(404).send({ error: 'No such user' });
});

interface Update {
  task: { id: number; rev?: number; title: string };
}
app.post<{ Body: Update }>('/update', async ({ body: { task } }, reply) => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query(
      `UPDATE tasks SET title = $2, rev = rev + 1 WHERE id = $1 AND ($3::integer IS NULL OR rev = $3) RETURNING ${fields}`,
      [task.id, task.title, task.rev ?? null],
    );
    if (rows.length > 0) {
      await client.query("INSERT INTO outbox (app, record) VALUES ('todo', $1)", [task.id]);
      await client.query("SELECT pg_notify('baseline', $1)", [String(task.id)]);
    }
    await client.query('COMMIT');
    return rows[0] ? { task: rows[0] } : reply.code(409).send({ error: 'This record has changed since' });
  } finally {
    client.release();
  }
});

const token = await new SignJWT({ sid: 'bench' }).setProtectedHeader({ alg: 'HS256' }).setSubject('1').sign(key);
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`listening ${address} ${token}\n`);
process.once('SIGTERM', () => process.exit(0));
