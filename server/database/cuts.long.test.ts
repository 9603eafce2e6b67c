/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { cutUnderLoad } from '../testing/cutUnderLoad';
import { startTestPostgres } from '../testing/testPostgres';

const paths = { add: '/apps/todo/add-tasks', list: '/apps/todo/tasks' };

const cuts = 20;

test(`after ${cuts} times that all connections of two servers were ended under load, both live and no write is lost or doubled`, async () => {
  const postgres = await startTestPostgres();
  if (!postgres) return;
  const { answered, rejected, ...wrong } = await cutUnderLoad({ postgres, processes: 2, cuts, paths });
  postgres.stop();
  expect(wrong).toEqual({ lost: [], doubled: [], keptSilently: [] });
  expect(new Set(rejected.map(({ status }) => status))).toEqual(new Set([503]));
  process.stderr.write(`${cuts} cuts: ${answered} answered writes, ${rejected.length} calls refused\n`);
}, 600_000);
