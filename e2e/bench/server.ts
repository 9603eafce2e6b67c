import { startTestPostgres, type TestPostgres } from '../../server/testing/testPostgres';
import { leave, readCommandLine } from '../../tools/cli.mjs';
import { filledTables } from './fillTables';
import { type Line, lineOfLimit, lineOfRate, printLines } from './serverLines';
import { timeLists } from './serverLists';
import { compareLoads, createMix, createWriteLoads, getOne, type Loads, page } from './serverLoads';
import { measureMany } from './serverMany';
import { fillRecords, openPair, postgresSettings, type ServerPair, startBaseline, startServer } from './serverPair';

const { values } = readCommandLine({
  usage: `npx tsx e2e/bench/server.ts [OPTION…]    the server beside a plain service on the same Postgres

--rows N       tasks of the first part; default: 100000
--many N       tasks of the second part; default: 1000000, 0 to leave it out
--listed N     rows of each table of the third part; default: 100000, 0 to leave it out
--seconds N    duration of each load; default: 3
--rounds N     loads of each kind, in turns with the baseline; default: 3
--quick        20,000 tasks, 10,000 rows of other tables, and a second for each load
--profile DIR  writes a CPU profile of the server under the loads of the first part
--strict       ends with 1 where something wanted is not reached`,
  options: {
    rows: { type: 'string' },
    many: { type: 'string' },
    listed: { type: 'string' },
    seconds: { type: 'string' },
    rounds: { type: 'string' },
    quick: { type: 'boolean' },
    profile: { type: 'string' },
    strict: { type: 'boolean' },
  },
});

function readNumber(name: 'rows' | 'many' | 'listed' | 'seconds' | 'rounds', usual: number): number {
  const number = Number(values[name] ?? usual);
  if (!(number >= 0)) leave(`--${name} is a number`);
  return number;
}

const rows = readNumber('rows', values.quick ? 20_000 : 100_000);
const many = readNumber('many', values.quick ? 20_000 : 1_000_000);
const listed = readNumber('listed', values.quick ? 10_000 : 100_000);
const profiling = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : [];
const settings = {
  ms: 1_000 * readNumber('seconds', values.quick ? 1 : 3),
  rounds: readNumber('rounds', values.quick ? 1 : 3),
};

async function compareRates({ ours, baseline, urls }: ServerPair): Promise<Line[]> {
  const sides = { ours: [ours], baseline: [baseline] };
  const writes = createWriteLoads(rows);
  const compare = (loads: Loads) => compareLoads(sides, loads, settings);
  const of = `of ${rows.toLocaleString('en')}`;
  const lines = [
    lineOfRate(`page of 25 ${of}`, await compare(page), 0.7),
    lineOfRate('one record', await compare(getOne)),
    lineOfRate('write with its revision', await compare(writes), 0.6),
    lineOfRate('90 % reads, 10 % writes', await compare(createMix(writes)), 0.6),
  ];
  const second = { ours: await startServer(urls.ours), baseline: await startBaseline(urls.baseline, rows) };
  const two = { ours: [ours, second.ours], baseline: [baseline, second.baseline] };
  lines.push(lineOfRate('write, by 2 processes', await compareLoads(two, writes, settings), 0.6));
  await Promise.all([second.ours.stop(), second.baseline.stop()]);
  return lines;
}

/** Pages of all lists, which the in-memory engine of the demo has too, but not with so many rows. */
async function measureLists(urls: ServerPair['urls']): Promise<Line[]> {
  await fillRecords({ url: urls.ours }, Object.fromEntries(filledTables.map((table) => [table, listed])));
  const ours = await startServer(urls.ours);
  const timings = await timeLists(ours);
  await ours.stop();
  return timings.map(({ what, took, allowed }) => lineOfLimit(what, took, allowed));
}

async function measureServer(postgres: TestPostgres): Promise<Line[]> {
  const pair = await openPair(postgres, rows, profiling);
  const lines = await compareRates(pair);
  await Promise.all([pair.ours.stop(), pair.baseline.stop()]);
  if (many > 0) lines.push(...(await measureMany(pair.urls, many, settings.ms)));
  if (listed > 0) lines.push(...(await measureLists(pair.urls)));
  return lines;
}

const postgres = await startTestPostgres(postgresSettings);
if (postgres)
  try {
    const lines = await measureServer(postgres);
    process.stdout.write(`${printLines(lines)}\n`);
    if (values.strict && lines.some(({ isOver }) => isOver)) process.exitCode = 1;
  } finally {
    postgres.stop();
  }
else process.stdout.write('the server: no Postgres was found to measure it on\n');
