import { median } from '../../tools/median';
import { type LoadCall, type Target, timeCall } from './load';

/** Pages of lists, filtered and sorted. */
const pages: readonly [what: string, url: string][] = [
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
  ['content of a status by due date', '/apps/content/items?queue=approved&sortBy=dueAt&sortDir=asc&perPage=30'],
  ['content that holds a text', '/apps/content/items?queue=all&q=autumn&sortBy=updatedAt&sortDir=desc&perPage=30'],
  ['products that hold a text', '/apps/ecommerce/products?q=light&page=1&perPage=24'],
  ['the last messages of a chat', '/apps/chat/get-chat?id=1&limit=25'],
  ['emails at a key of their search', '/apps/email/emails?summary=1&folder=&q=lisb&page=1&perPage=50'],
  ['emails at a key of a word that none holds', '/apps/email/emails?summary=1&folder=&q=lisbxx&page=1&perPage=50'],
];

/** Queries sent per keystroke of the palette. */
const keystrokes: readonly [what: string, url: string][] = [
  ['everything at a key of the search over it', '/api/main-search/data?q=lisb'],
  ['everything at a key, by words of a text', '/api/main-search/data?q=legal%20noon'],
];

/** As many as a call takes; none of them is of the demo, or the caller. */
const ids = Array.from({ length: 1_000 }, (_, index) => 6_000 + index);
const changes: readonly [what: string, url: string, body: object][] = [
  ['1,000 users deleted', '/apps/users/delete-many', { ids }],
  ['1,000 users restored', '/apps/restore', { kind: 'user', ids }],
  ['the drafts of 1,000 invoices deleted', '/apps/invoice/delete-many', { ids }],
  ['these drafts restored', '/apps/restore', { kind: 'invoice', ids }],
  ['1,000 invoices marked as paid', '/apps/invoice/change-many', { action: 'pay', ids }],
];

const runs = 7;

/** Limits in milliseconds for a page, a search keystroke, and a bulk change. */
const limits = { page: 50, key: 100, change: 1_000 };

export interface ListTiming {
  what: string;
  /** The middle one of some runs, after a first; for a change, its only one. */
  took: number;
  allowed: number;
}

async function timeOf(target: Target, path: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run <= runs; run += 1) times.push(await timeCall(target, { method: 'GET', path }));
  return median(times.slice(1));
}

/** Pages, searches and changes of many, one call at a time. */
export async function timeLists(target: Target): Promise<ListTiming[]> {
  const timings: ListTiming[] = [];
  for (const [what, path] of pages) timings.push({ what, took: await timeOf(target, path), allowed: limits.page });
  for (const [what, path] of keystrokes) timings.push({ what, took: await timeOf(target, path), allowed: limits.key });
  for (const [what, path, body] of changes) {
    const call: LoadCall = { method: 'POST', path, body: JSON.stringify(body) };
    timings.push({ what, took: await timeCall(target, call), allowed: limits.change });
  }
  return timings;
}
