/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { createClient, signIn } from '../testing/client';
import { type ServerProcess, startServerProcess } from '../testing/serverProcess';
import { startTestPostgres, type TestPostgres } from '../testing/testPostgres';

const wanted = 1_000;

interface Task {
  id: number;
  title: string;
  rev: number;
}

let postgres: TestPostgres | undefined;
let servers: ServerProcess[] = [];
beforeAll(async () => {
  postgres = await startTestPostgres();
  if (!postgres) return;
  const environment = { DATABASE_URL: await postgres.createDatabase() };
  servers = await Promise.all([startServerProcess(environment), startServerProcess(environment)]);
}, 120_000);
afterAll(async () => {
  await Promise.all(servers.map((one) => one.stop()));
  postgres?.stop();
});

test(`two processes change one task ${wanted} times: each change is of the one before, and the later of two gets 409`, async () => {
  // An embedded database has one process.
  const [first, second] = servers;
  if (!first || !second) return;
  const clients = [first, second, first, second].map(({ address }) => createClient(address));
  await Promise.all(clients.map((http) => signIn(http, 'admin@demo.com', 'admin')));
  const { task } =
    (await clients[0]?.post<{ task: Task }>('/apps/todo/add-tasks', { task: { title: '0' } }))?.data ?? {};
  if (!task) throw new Error('No task was made');

  /** By the number that an answered change has set: which process did. */
  const changes = new Map<number, number>();
  const counts = { 200: 0, 409: 0 };
  async function countUp(http: (typeof clients)[number], worker: number): Promise<void> {
    let { title, rev } = task ?? { title: '', rev: 0 };
    while (Number(title) < wanted) {
      const next = { id: task?.id, title: String(Number(title) + 1), rev };
      const { status, data } = await http.post<{ task?: Task; record?: Task }>('/apps/todo/update-task', {
        task: next,
      });
      if (status === 200) {
        counts[200] += 1;
        // No number is set twice: a change that nobody saw would be lost.
        expect(changes.has(Number(next.title))).toBe(false);
        changes.set(Number(next.title), worker % 2);
      } else {
        expect(status).toBe(409);
        counts[409] += 1;
      }
      const { title: found = '', rev: foundRev = 0 } = data.task ?? data.record ?? {};
      title = found;
      rev = foundRev;
    }
  }
  await Promise.all(clients.map(countUp));

  for (const http of clients.slice(0, 2)) {
    const { data } = await http.get<Task[]>('/apps/todo/tasks');
    const after = data.find(({ id }) => id === task.id);
    expect(after).toMatchObject({ title: String(wanted), rev: task.rev + wanted });
  }
  expect([...changes.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: wanted }, (_, index) => index + 1));
  expect(new Set(changes.values())).toEqual(new Set([0, 1]));
  expect(counts[409]).toBeGreaterThan(0);
  process.stderr.write(`${counts[200]} changes by two processes, ${counts[409]} refused as of an older record\n`);
}, 600_000);
