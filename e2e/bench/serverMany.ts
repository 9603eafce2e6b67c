import { median } from '../../tools/median';
import { type LoadCall, load, timeCall } from './load';
import { type Line, lineOfLimit, ms } from './serverLines';
import { getOne, mainSearch, page, search } from './serverLoads';
import { fillRecords, type ServerPair, startBaseline, startServer } from './serverPair';

/** Connections that search while others get one record. */
const searching = 4;

async function measureSearch({ ours, baseline }: ServerPair, of: string, duration: number): Promise<Line[]> {
  const during = async (side: 'ours' | 'baseline') => {
    const target = side === 'ours' ? ours : baseline;
    const [found, got] = await Promise.all([
      load([target], search[side], { connections: searching, ms: duration }),
      load([target], getOne[side], { connections: 2, ms: duration }),
    ]);
    return { found, got };
  };
  const one = await during('ours');
  const other = await during('baseline');
  const palette = await load([ours], mainSearch.ours, { connections: 1, ms: duration });
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
async function measureBlocks({ ours }: Pick<ServerPair, 'ours'>): Promise<Line[]> {
  let longest = { block: 0, path: '' };
  const failed = new Set<string>();
  for (const call of largeCalls) {
    const path = call.path.split('?')[0] ?? '';
    const blocks: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      await ours.measure();
      await timeCall(ours, call).catch(() => failed.add(path));
      blocks.push((await ours.measure()).longestBlock);
    }
    const block = median(blocks);
    if (block > longest.block) longest = { block, path };
  }
  const lines = [lineOfLimit(`longest block, by ${longest.path}`, longest.block, 50)];
  if (failed.size > 0) lines.push(lineOfLimit(`not answered: ${[...failed].join(', ')}`, failed.size, 0, String));
  return lines;
}

/** Searches, memory, the start and blocks of the event loop where one table has very many rows. */
export async function measureMany(urls: ServerPair['urls'], many: number, duration: number): Promise<Line[]> {
  await fillRecords({ url: urls.ours }, { tasks: many });
  const of = `in ${many.toLocaleString('en')}`;
  const baseline = await startBaseline(urls.baseline, many);
  const started = { urls, baseline, ours: await startServer(urls.ours) };
  const first = await timeCall(started.ours, page.ours());
  const lines = [lineOfLimit(`first page after the start, ${of}`, first, 500)];
  lines.push(...(await measureSearch(started, of, duration)), ...(await measureBlocks(started)));
  const { megabytes } = await started.ours.measure();
  lines.push(lineOfLimit(`memory of the process after it`, megabytes, 300, (size) => `${size.toFixed(0)} MB`));
  await Promise.all([started.ours.stop(), started.baseline.stop()]);
  return lines;
}
