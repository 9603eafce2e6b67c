import { memoryPersistence } from '../../shared/backend/engine/persistence';
import { openEngine } from '../../shared/core/openEngine';
import { registerAppBackends } from '../../tools/api/appBackends';
import { median } from '../../tools/median';

/** A page of a list of 100,000 records, filtered and sorted. */
const pages: [what: string, url: string][] = [
  ['emails of the inbox with a label, newest first', '/apps/email/emails?summary=1&label=company&page=1&perPage=25'],
  ['emails that hold a text', '/apps/email/emails?summary=1&folder=&q=lisbon&page=40&perPage=25'],
  [
    'emails by fields and words',
    '/apps/email/emails?summary=1&folder=&q=from%3Aamira%20has%3Aattachment%20-draft%20post&page=1&perPage=25',
  ],
  ['users of a role by name', '/api/users/list/data?role=author&sortBy=fullName&page=1&perPage=25'],
  [
    'users by name, a page in the middle',
    '/api/users/list/data?status=active&sortBy=fullName&sortDir=desc&page=900&perPage=25',
  ],
  ['users that hold a text', '/api/users/list/data?q=an&sortBy=email&page=1&perPage=25'],
  [
    'invoices of a status by total',
    '/apps/invoice/invoices?allData=0&status=paid&sortBy=total&sortDir=desc&page=1&perPage=25',
  ],
  [
    'invoices that are past due by balance',
    '/apps/invoice/invoices?allData=0&status=past%20due&sortBy=balance&page=1&perPage=25',
  ],
  [
    'invoices but of two statuses, due in a month, of an amount',
    '/apps/invoice/invoices?allData=0&status=!paid,draft&due=2026-11-01..2026-11-30&total=100..2000&sortBy=total&page=1&perPage=25',
  ],
  ['clients to filter invoices by', '/api/invoice/client-names?q=we'],
  ['invoices of a client', '/apps/invoice/invoices?allData=0&q=weber&sortBy=dueDate&page=1&perPage=25'],
  ['to-dos with a tag by title', '/apps/todo/tasks?tag=high&sortBy=title-asc&page=1&perPage=25'],
  ['to-dos by due date', '/apps/todo/tasks?sortBy=due-date&page=3&perPage=25'],
  ['content of a pill by due date', '/apps/content/items?queue=approved&sortBy=dueAt&sortDir=asc&perPage=30'],
  ['content that holds a text', '/apps/content/items?queue=all&q=autumn&sortBy=updatedAt&sortDir=desc&perPage=30'],
  ['the last messages of a chat', '/apps/chat/get-chat?id=1&limit=25'],
];

const ids = Array.from({ length: 10_000 }, (_, index) => 10_000 + index);
const changes: [what: string, url: string, body: object][] = [
  ['10,000 users deleted', '/apps/users/delete-many', { ids }],
  ['10,000 users restored', '/apps/restore', { kind: 'user', ids }],
  ['the drafts of 10,000 invoices deleted', '/apps/invoice/delete-many', { ids }],
  ['these drafts restored', '/apps/restore', { kind: 'invoice', ids }],
  ['10,000 invoices marked as paid', '/apps/invoice/change-many', { action: 'pay', ids }],
];

/** Queries sent per keystroke of a search over 20,000 emails. */
const keystrokes: [what: string, url: string][] = [
  ['emails at a key of their search', '/apps/email/emails?summary=1&folder=&q=lisb&page=1&perPage=50'],
  ['emails at a key of a word that none holds', '/apps/email/emails?summary=1&folder=&q=lisbxx&page=1&perPage=50'],
  ['everything at a key of the search over it', '/api/main-search/data?q=lisb'],
  ['everything at a key, by words of a text', '/api/main-search/data?q=legal%20noon'],
];

const runs = 7;

/** Limits in milliseconds for a page, a search keystroke, and a bulk change. */
const limits = { page: 50, key: 100, change: 1_000 };

/** Repetitions of the seed: the smallest list of which has some 30 rows. */
const scales = { largest: 4_000, manyEmails: 480 };

export interface ApiTiming {
  what: string;
  /** Median of all runs but the first, which also fills the store. */
  ms: number;
  limit: number;
}

async function openApi(scale: number) {
  const api = await openEngine({ scale, persistence: memoryPersistence(), suggestions: () => [] });
  await registerAppBackends(api);
  return async (request: { method: string; url: string; body?: string }): Promise<number> => {
    const started = performance.now();
    const answer = await api.handle(request);
    if (answer?.status !== 200) throw new Error(`${request.url} answers ${answer?.status}`);
    return performance.now() - started;
  };
}

type Measure = Awaited<ReturnType<typeof openApi>>;

async function timeOf(measure: Measure, url: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run <= runs; run += 1) times.push(await measure({ method: 'GET', url }));
  return median(times.slice(1));
}

/** Measures pages of 25 and changes of 10,000 over 100,000 records, and searches over 20,000 emails, in memory. */
export async function measureApi(): Promise<ApiTiming[]> {
  const timings: ApiTiming[] = [];
  const searched = await openApi(scales.manyEmails);
  for (const [what, url] of keystrokes) timings.push({ what, ms: await timeOf(searched, url), limit: limits.key });
  const largest = await openApi(scales.largest);
  for (const [what, url] of pages) timings.push({ what, ms: await timeOf(largest, url), limit: limits.page });
  for (const [what, url, body] of changes) {
    const ms = await largest({ method: 'POST', url, body: JSON.stringify(body) });
    timings.push({ what, ms, limit: limits.change });
  }
  return timings;
}

export const isSlow = ({ ms, limit }: ApiTiming) => ms > limit;

export const printApiTimings = (timings: readonly ApiTiming[]): string =>
  timings
    .map(
      (timing) => `${isSlow(timing) ? 'SLOW' : 'ok  '} ${timing.what}: ${timing.ms.toFixed(1)} of ${timing.limit} ms`,
    )
    .join('\n');
