import type { FastifyInstance } from 'fastify';
import { calmSettings } from '../../mock/settings';
import { createTestApi } from '../../shared/core/testing';
import { readTestApps } from './appModules';
import { createHttpServer } from './http';

const apps = ['content', 'dashboards', 'email', 'invoices', 'pages', 'todo', 'users'];

const pages = [
  { id: 'chat.home', title: 'Chat', icon: 'message-circle', link: '/apps/chat', isBookmarked: true },
  { id: 'notes.home', title: 'Notes', icon: 'notebook', link: '/apps/notes' },
];

let server: FastifyInstance;
beforeAll(async () => {
  const api = createTestApi({ apps: readTestApps(apps), pages: () => pages });
  server = await createHttpServer(await api.opening, calmSettings);
}, 60_000);
afterAll(() => server.close());

const origin = 'https://template.example';
const text = expect.any(String);
const number = expect.any(Number);

async function get(url: string, headers: Record<string, string> = { origin }): Promise<unknown> {
  const answer = await server.inject({ url, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const list = (entry: unknown) => expect.arrayContaining([entry]);
const each = (entry: object) => expect.arrayContaining([expect.objectContaining(entry)]);

test.each<[string, object]>([
  [
    '/api/bookmarks/data',
    { suggestions: each({ id: 'notes.home', icon: 'Notebook' }), bookmarks: each({ id: 4, icon: 'MessageCircle' }) },
  ],
  [
    '/api/main-search/data?q=.pdf',
    { searchArr: each({ data: each({ file: expect.stringMatching(/^http.*\/assets\//) }) }) },
  ],
  ['/faq/data/category', each({ icon: expect.stringMatching(/^[A-Z][A-Za-z0-9]*$/) })],
  ['/blog/list/data/sidebar', { categories: each({ icon: expect.stringMatching(/^[A-Z][A-Za-z0-9]*$/) }) }],
  ['/api/users/list/all-data', each({ avatar: '' })],
  ['/apps/invoice/invoices', { invoices: each({ avatar: text }) }],
  ['/card/card-statistics/subscribers', { analyticsData: { subscribers: number } }],
  ['/card/card-statistics/revenue', { analyticsData: { revenue: number } }],
  ['/card/card-statistics/sales', { analyticsData: { sales: number } }],
  ['/card/card-statistics/orders', { analyticsData: { orders: number } }],
  ['/card/card-statistics/orders-bar-chart', { statistics: number }],
  ['/card/card-statistics/profit-line-chart', { statistics: number }],
  ['/card/card-analytics/customers', { listData: each({ icon: 'Circle', text, result: number }) }],
  ['/card/card-analytics/revenue-report', { price: number, budget: number }],
  ['/card/card-analytics/product-orders', { chart_info: each({ icon: 'Circle', name: text, usage: number }) }],
  ['/card/card-analytics/sessions-device', { chart_info: each({ icon: 'Monitor', usage: number, upDown: number }) }],
  [
    '/profile/data',
    {
      polls: list({ name: text, result: expect.stringMatching(/^\d+%$/), votedUser: expect.any(Array) }),
      post: each({ comments: number }),
      twitterFeeds: each({ imgUrl: text, desc: text }),
    },
  ],
  ['/apps/todo/tasks', each({ assignee: { fullName: '', avatar: '' } })],
  ['/api/datatables/initial-data', each({ avatar: expect.stringMatching(/^\d+\.jpg$/) })],
  ['/api/datatables/data', { invoices: each({ avatar: expect.stringMatching(/^\d+\.jpg$/) }) }],
  ['/blog/list/data/edit', { blogCategories: each({ value: text, label: text }), excerpt: text }],
])('%s has what a page of others looks for @all', async (url, shape) => {
  const answer = await get(url);
  if (Array.isArray(answer)) expect(answer).toEqual(shape);
  else expect(answer).toMatchObject(shape);
});

test('bookmarks go by the numbers of the original template @all', async () => {
  const toggle = (id: unknown) =>
    server.inject({ method: 'POST', url: '/api/bookmarks/update', headers: { origin }, body: JSON.stringify({ id }) });
  const shown = async () => Object(await get('/api/bookmarks/data')).bookmarks;
  expect((await toggle(4)).statusCode).toBe(200);
  expect(await shown()).toEqual([]);
  expect((await toggle('4')).statusCode).toBe(200);
  expect(await shown()).toEqual([expect.objectContaining({ id: 4, isBookmarked: true })]);
  expect(await get('/api/main-search/data?q=chat')).toMatchObject({
    searchArr: each({ groupTitle: 'Pages', data: each({ id: 4, isBookmarked: true }) }),
  });
});

test('"next" goes down the list of emails for a page of others @all', async () => {
  const { emails } = Object(await get('/apps/email/emails'));
  const [newest, second] = emails;
  const first = await get(`/apps/email/get-email?id=${newest.id}&folder=inbox`);
  expect(first).toMatchObject({ hasPreviousMail: false, hasNextMail: true });
  const next = await get(`/apps/email/paginate-email?dir=previous&emailId=${newest.id}&folder=inbox`);
  expect(next).toMatchObject({ id: second.id, hasPreviousMail: true });
});

test('a task is taken as a page of others sends it: the state of an editor, a list of one day, nobody without a name @all', async () => {
  const task = {
    title: 'From elsewhere',
    dueDate: ['2026-12-01T00:00:00.000Z'],
    description: { currentContent: { blockMap: { a1: { text: 'Read it' } } } },
    assignee: { fullName: '', avatar: '' },
  };
  const body = JSON.stringify({ task });
  const answer = await server.inject({ method: 'POST', url: '/apps/todo/add-tasks', headers: { origin }, body });
  expect(answer.statusCode).toBe(201);
  expect(answer.json().task).toMatchObject({
    dueDate: '2026-12-01',
    description: '<p>Read it</p>',
    assignee: { fullName: '', avatar: '' },
  });
});

test.each<[string, Record<string, string>]>([
  ['a page of ours, which says which one it is', { origin, page: 'one' }],
  ['what is no browser', {}],
])('%s is given the answers of the document @all', async (_, headers) => {
  expect(await get('/apps/todo/tasks', headers)).toEqual(each({ assignee: null }));
  expect(await get('/api/users/list/all-data', headers)).toEqual(each({ avatar: null }));
});
