import pg from 'pg';
import { createClient, signIn } from './client';
import { startServerProcess } from './serverProcess';
import type { TestPostgres } from './testPostgres';

interface CutOptions {
  postgres: TestPostgres;
  processes: number;
  cuts: number;
  paths: { add: string; list: string };
}

interface Task {
  id: number;
  title: string;
}

const workersOfEach = 6;
const answersBetween = 15;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Ends all connections again and again, each time after some more answers. */
async function cutAgain(admin: pg.Client, cuts: number, countAnswers: () => number): Promise<void> {
  const waitForAnswers = async (wanted: number) => {
    while (countAnswers() < wanted) await pause(5);
  };
  for (let cut = 0; cut < cuts; cut += 1) {
    await waitForAnswers(countAnswers() + answersBetween + Math.random() * answersBetween);
    await admin.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()',
    );
  }
  await waitForAnswers(countAnswers() + answersBetween);
}

/** Ends all connections of some servers again and again while callers read and write; gives what became of the writes. */
export async function cutUnderLoad({ postgres, processes, cuts, paths }: CutOptions) {
  const url = await postgres.createDatabase();
  // A clock that does not move: the tokens live as long as the test. What is due is looked for, so that locks are held.
  const env = { DATABASE_URL: url, NOW: String(Date.now()), DUE_EVERY: '50' };
  const servers = await Promise.all(Array.from({ length: processes }, () => startServerProcess(env)));
  const { accessToken } = await signIn(createClient(servers[0]?.address ?? ''), 'admin@demo.com', 'admin');
  const admin = new pg.Client(url);
  await admin.connect();

  const answered = new Map<string, number>();
  const asked: string[] = [];
  const rejected: { status: number; retryAfter: unknown; error: unknown }[] = [];
  let isOver = false;
  let answers = 0;

  async function work(worker: number): Promise<void> {
    const http = createClient(servers[worker % processes]?.address ?? '');
    http.defaults.headers.common.Authorization = `Bearer ${accessToken}`;
    for (let turn = 0; !isOver; turn += 1) {
      const title = `Cut ${worker} ${turn}`;
      const isWrite = worker % 3 < 2;
      const { status, data, headers } = isWrite
        ? await http.post<{ task: Task; error?: unknown }>(paths.add, { task: { title } })
        : await http.get(paths.list, { params: { page: 1, perPage: 10 } });
      if (isWrite) asked.push(title);
      if (status < 400) answers += 1;
      else rejected.push({ status, retryAfter: headers['retry-after'], error: data.error });
      if (isWrite && status === 201) answered.set(title, data.task.id);
    }
  }

  const workers = Array.from({ length: processes * workersOfEach }, (_, worker) => work(worker));
  const cutting = cutAgain(admin, cuts, () => answers);
  // A server that is gone ends the workers: their calls are not answered.
  await Promise.race([cutting, Promise.all(workers)]);
  isOver = true;
  await Promise.all(workers);

  const { rows } = await admin.query<{ row: Task }>(
    `SELECT _row AS row FROM records.tasks WHERE _row ->> 'title' LIKE 'Cut %'`,
  );
  await admin.end();
  const exits = await Promise.all(servers.map((server) => server.stop()));
  if (exits.some((code) => code !== 0)) throw new Error(`The servers ended with ${exits}`);
  const titles = rows.map(({ row }) => row.title);
  return {
    answered: answered.size,
    rejected,
    lost: [...answered.keys()].filter((title) => !titles.includes(title)),
    doubled: titles.filter((title, place) => titles.indexOf(title) !== place),
    /** Refused writes that were kept all the same. */
    keptSilently: asked.filter((title) => !answered.has(title) && titles.includes(title)),
  };
}
