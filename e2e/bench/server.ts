import { startTestPostgres, type TestPostgres } from '../../server/testing/testPostgres';
import { leave, readCommandLine } from '../../tools/cli.mjs';
import { median } from '../../tools/median';
import { textTable } from '../../tools/textTable';
import { filledTables } from './fillTables';
import { type LoadCall, load, timeCall } from './load';
import { timeLists } from './serverLists';
import {
  type Compared,
  compareLoads,
  createMix,
  createWriteLoads,
  getOne,
  type Loads,
  mainSearch,
  page,
  search,
} from './serverLoads';
import { fillRecords, openPair, postgresSettings, type ServerPair, startBaseline, startServer } from './serverPair';

const { values } = readCommandLine({
  usage: `npx tsx e2e/bench/server.ts [OPTION…]    the server beside a plain service on the same Postgres

--rows N       tasks of the first part; default: 100000
--many N       tasks of the second part; default: 1000000, 0 to leave it out
--listed N     rows of each table of the third part; default: 100000, 0 to leave it out
--seconds N    duration of each load; default: 3
--rounds N     loads of each kind, in turns with the baseline; default: 3
--quick        20,000 tasks, 10,000 rows of other tables, and a second for each load
--strict       ends with 1 where something wanted is not reached`,
  options: {
    rows: { type: 'string' },
    many: { type: 'string' },
    listed: { type: 'string' },
    seconds: { type: 'string' },
    rounds: { type: 'string' },
    quick: { type: 'boolean' },
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
const settings = {
  ms: 1_000 * readNumber('seconds', values.quick ? 1 : 3),
  rounds: readNumber('rounds', values.quick ? 1 : 3),
};

interface Line {
  measured: string;
  ours: string;
  baseline: string;
  ratio?: number;
  wanted: string;
  isOver: boolean;
}

const ms = (time: number): string => `${time < 10 ? time.toFixed(1) : time.toFixed(0)} ms`;

/** A line of calls a second, in brackets the middle time and the one that one in a hundred exceeds. */
function lineOfRate(measured: string, { ours, baseline, ratio }: Compared, wanted?: number): Line {
  const [one, other] = [ours, baseline].map(({ perSecond, p50, p99, failed, statuses }) => {
    const lost = failed > 0 ? `, ${(failed * 100).toFixed(1)} % answered ${statuses.join(', ')}` : '';
    return `${perSecond.toFixed(0)}/s (${ms(p50)}, ${ms(p99)}${lost})`;
  });
  const isOver = (wanted !== undefined && ratio < wanted) || ours.failed > 0;
  return { measured, ours: one ?? '', baseline: other ?? '', ratio, wanted: wanted ? `>= ${wanted}` : '', isOver };
}

/** A line of something that may take so much. */
const lineOfLimit = (measured: string, value: number, wanted: number, toText = ms, baseline?: number): Line => ({
  measured,
  ours: toText(value),
  baseline: baseline === undefined ? '' : toText(baseline),
  wanted: `<= ${toText(wanted)}`,
  isOver: value > wanted,
});

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

/** Connections that search while others get one record. */
const searching = 4;

async function measureSearch({ ours, baseline }: ServerPair, of: string): Promise<Line[]> {
  const during = async (side: 'ours' | 'baseline') => {
    const target = side === 'ours' ? ours : baseline;
    const [found, got] = await Promise.all([
      load([target], search[side], { connections: searching, ms: settings.ms }),
      load([target], getOne[side], { connections: 2, ms: settings.ms }),
    ]);
    return { found, got };
  };
  const one = await during('ours');
  const other = await during('baseline');
  const palette = await load([ours], mainSearch.ours, { connections: 1, ms: settings.ms });
  return [
    lineOfLimit(`search ${of}, by ${searching}: p95`, one.found.p95, 300, ms, other.found.p95),
    lineOfLimit('one record meanwhile: p99', one.got.p99, 50, ms, other.got.p99),
    lineOfLimit(`search in everything, ${of}: p95`, palette.p95, 300),
  ];
}

const get = (path: string): LoadCall => ({ method: 'GET', path });
const ids = Array.from({ length: 1_000 }, (_, place) => 2_000 + place);

/** Calls that read or write as much as the API lets them. */
const largeCalls: readonly LoadCall[] = [
  get('/apps/todo/tasks'),
  get('/apps/todo/tasks?page=1&perPage=200'),
  get('/apps/todo/task-counts'),
  get('/apps/counts'),
  get('/apps/todo/dated-tasks?from=2026-01-01&to=2027-12-31'),
  get(`/api/main-search/data?q=${encodeURIComponent('task leave spring autumn cover print paper proof')}`),
  get(`/api/main-search/data?q=${'x'.repeat(200)}`),
  get('/apps/content/items?queue=all&perPage=200'),
  get('/apps/calendar/events?from=2026-01-01&to=2027-12-31'),
  {
    method: 'POST',
    path: '/apps/todo/update-tasks',
    body: JSON.stringify({ taskIds: ids, dataToUpdate: { isImportant: true } }),
  },
];

/** Each call a few times, alone: its longest block is that of the middle one, as other work of the machine adds to some. */
async function measureBlocks({ ours }: Pick<ServerPair, 'ours'>): Promise<Line> {
  let longest = { block: 0, path: '' };
  for (const call of largeCalls) {
    const blocks: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      await ours.measure();
      await timeCall(ours, call);
      blocks.push((await ours.measure()).longestBlock);
    }
    const block = median(blocks);
    if (block > longest.block) longest = { block, path: call.path.split('?')[0] ?? '' };
  }
  return lineOfLimit(`longest block, by ${longest.path}`, longest.block, 50);
}

async function measureMany(urls: ServerPair['urls']): Promise<Line[]> {
  await fillRecords({ url: urls.ours }, { tasks: many });
  const started = { urls, ours: await startServer(urls.ours), baseline: await startBaseline(urls.baseline, many) };
  const of = `in ${many.toLocaleString('en')}`;
  const first = await timeCall(started.ours, page.ours());
  const lines = [lineOfLimit(`first page after the start, ${of}`, first, 500)];
  lines.push(...(await measureSearch(started, of)), await measureBlocks(started));
  const { megabytes } = await started.ours.measure();
  lines.push(lineOfLimit(`memory of the process after it`, megabytes, 300, (size) => `${size.toFixed(0)} MB`));
  await Promise.all([started.ours.stop(), started.baseline.stop()]);
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

function print(lines: readonly Line[]): string {
  const head = ['', 'measured', 'server', 'baseline', 'ratio', 'wanted'];
  const cells = lines.map(({ measured, ours, baseline, ratio, wanted, isOver }) => {
    const verdict = wanted === '' ? '' : isOver ? 'OVER' : 'ok';
    return [verdict, measured, ours, baseline, ratio?.toFixed(2) ?? '', wanted];
  });
  return textTable([head, ...cells]);
}

async function measureServer(postgres: TestPostgres): Promise<Line[]> {
  const pair = await openPair(postgres, rows);
  const lines = await compareRates(pair);
  await Promise.all([pair.ours.stop(), pair.baseline.stop()]);
  if (many > 0) lines.push(...(await measureMany(pair.urls)));
  if (listed > 0) lines.push(...(await measureLists(pair.urls)));
  return lines;
}

const postgres = await startTestPostgres(postgresSettings);
if (postgres)
  try {
    const lines = await measureServer(postgres);
    process.stdout.write(`${print(lines)}\n`);
    if (values.strict && lines.some(({ isOver }) => isOver)) process.exitCode = 1;
  } finally {
    postgres.stop();
  }
else process.stdout.write('the server: no Postgres was found to measure it on\n');
