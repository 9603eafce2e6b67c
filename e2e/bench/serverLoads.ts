import { median, medianRatio } from '../../tools/median';
import { type LoadCall, type LoadResult, load, type Target } from './load';

/** Calls of a load on the server, and the same on the baseline. */
export interface Loads {
  ours(): LoadCall;
  baseline(): LoadCall;
}

/** A whole number from 1 to `most`. */
const anyOf = (most: number): number => 1 + Math.floor(Math.random() * most);

const pages = 80;
const perPage = 25;

/** A page in the middle of what is not deleted, by its date. */
export const page: Loads = {
  ours: () => ({ method: 'GET', path: `/apps/todo/tasks?sortBy=due-date&page=${anyOf(pages)}&perPage=${perPage}` }),
  baseline: () => ({ method: 'GET', path: `/tasks?page=${anyOf(pages)}&perPage=${perPage}` }),
};

/** Ids of people that both have. */
const people = 1_000;
export const getOne: Loads = {
  ours: () => ({ method: 'GET', path: `/api/users/user?id=${anyOf(people)}` }),
  baseline: () => ({ method: 'GET', path: `/users/${anyOf(people)}` }),
};

/** Ids below are those of the demo. */
const firstCopy = 1_000;

/** Changes of tasks that lie anywhere, each by the revision that it has; none is changed by two at once. */
function createWrites(path: string, rows: number): () => LoadCall {
  const revs = new Map<number, number>();
  const order = Array.from({ length: rows - firstCopy }, (_, place) => firstCopy + place);
  order.sort(() => Math.random() - 0.5);
  let turn = 0;
  return () => {
    turn += 1;
    const id = order[turn % order.length] ?? firstCopy;
    const rev = revs.get(id) ?? 1;
    revs.set(id, rev + 1);
    return { method: 'POST', path, body: JSON.stringify({ task: { id, rev, title: `Again ${rev}` } }) };
  };
}

export const createWriteLoads = (rows: number): Loads => ({
  ours: createWrites('/apps/todo/update-task', rows),
  baseline: createWrites('/update', rows),
});

/** Nine reads, of which most are of one record, to a write. */
export function createMix(writes: Loads): Loads {
  const mixed = (of: keyof Loads) => () => {
    const place = Math.random();
    if (place < 0.1) return writes[of]();
    return place < 0.5 ? page[of]() : getOne[of]();
  };
  return { ours: mixed('ours'), baseline: mixed('baseline') };
}

/** Numbers of four digits are parts of a few hundred titles, of six of one, and the word of all. */
const sought = (): string =>
  [String(1_000 + anyOf(8_999)), String(100_000 + anyOf(899_999)), 'task'][anyOf(3) - 1] ?? '';

export const search: Loads = {
  ours: () => ({ method: 'GET', path: `/apps/todo/tasks?q=${sought()}&page=1&perPage=20` }),
  baseline: () => ({ method: 'GET', path: `/search?q=${sought()}` }),
};

/** The palette's, over the records of all apps; the baseline has one table to search. */
export const mainSearch: Loads = {
  ...search,
  ours: () => ({ method: 'GET', path: `/api/main-search/data?q=${sought()}` }),
};

export interface Compared {
  ours: LoadResult;
  baseline: LoadResult;
  /** Calls a second of the server, by those of the baseline. */
  ratio: number;
}

interface Sides {
  ours: readonly Target[];
  baseline: readonly Target[];
}

const middleOf = (results: readonly LoadResult[]): LoadResult => ({
  perSecond: median(results.map(({ perSecond }) => perSecond)),
  failed: Math.max(...results.map(({ failed }) => failed)),
  statuses: [...new Set(results.flatMap(({ statuses }) => statuses))],
  p50: median(results.map(({ p50 }) => p50)),
  p95: median(results.map(({ p95 }) => p95)),
  p99: median(results.map(({ p99 }) => p99)),
});

/** The same load on both, in turns, so that other work of the machine affects both. */
export async function compareLoads(
  sides: Sides,
  loads: Loads,
  { ms, rounds, connections = 16 }: { ms: number; rounds: number; connections?: number },
): Promise<Compared> {
  const ours: LoadResult[] = [];
  const baseline: LoadResult[] = [];
  const warmUp = { ms: ms / 2, connections };
  await load(sides.ours, loads.ours, warmUp);
  await load(sides.baseline, loads.baseline, warmUp);
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await load(sides.ours, loads.ours, { ms, connections }));
    baseline.push(await load(sides.baseline, loads.baseline, { ms, connections }));
  }
  const rates = [ours, baseline].map((results) => results.map(({ perSecond }) => perSecond));
  return { ours: middleOf(ours), baseline: middleOf(baseline), ratio: medianRatio(rates[0] ?? [], rates[1] ?? []) };
}
