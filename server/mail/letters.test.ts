/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { readTestApps } from '../../tools/api/appModules';
import { createClient, signIn } from '../testing/client';
import { startMailServer } from '../testing/mailServer';
import { readRows } from '../testing/readRows';
import { startTestServer } from '../testing/startTestServer';

const clock = { now: Date.parse('2026-11-27T12:00:00Z') };
let post: Awaited<ReturnType<typeof startMailServer>>;
let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  post = await startMailServer();
  server = await startTestServer({
    apps: readTestApps(['invoices']),
    now: () => clock.now,
    smtpUrl: post.url,
    mailFrom: 'Atrium <no-reply@atrium.example>',
    publicUrl: 'https://atrium.example',
    mailEveryMs: 20,
  });
}, 60_000);
afterAll(async () => {
  await server.close();
  await post.close();
});

async function until(isThere: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 10));
}

interface Shown {
  invoice: { history: { kind: string; step?: number; delivery?: string }[] };
}

const readOutbox = () => readRows<{ tries: number }>(server.database, 'outbox');

const pdf = `data:application/pdf;base64,${Buffer.from('%PDF-1.7 the invoice').toString('base64')}`;

test('a reminder leaves with the document; refused at first, it says so, and then that it was taken', async () => {
  const http = createClient(server.address);
  await signIn(http, 'admin@demo.com', 'admin');
  expect((await http.get('/api/invoice/settings')).data).toMatchObject({ sendsEmails: true });
  const list = (await http.get('/apps/invoice/invoices?reminder=due&allData=0')).data as {
    invoices: { id: number; invoiceStatus: string }[];
    total: number;
  };
  expect(list.invoices.map(({ invoiceStatus }) => invoiceStatus)).toContain('Past Due');
  const [{ id } = { id: 0 }] = list.invoices;
  const read = async () =>
    ((await http.get(`/api/invoice/invoices/${id}`)).data as Shown).invoice.history.at(-1)?.delivery;
  const letter = { id, to: 'zoe@elsewhere.example', subject: 'Mahnung', message: 'Guten Tag <Zoë>,\n\nbitte.', pdf };
  post.rejectNext();
  const arrived = post.next();
  expect((await http.post('/apps/invoice/remind', letter)).data).toMatchObject({
    invoice: { invoiceStatus: 'Past Due' },
  });
  await until(async () => (await read()) === 'delayed');
  clock.now += 10 * 60_000;
  await arrived;
  await signIn(http, 'admin@demo.com', 'admin');
  const [sent] = post.emails;
  expect(sent?.to).toEqual(['zoe@elsewhere.example']);
  expect(sent?.text).toMatch(/^Reply-To: .*billing@atrium\.example/m);
  expect(sent?.text).toContain('Guten Tag &lt;Zo');
  expect(sent?.text).toMatch(/filename=.*\.pdf/);
  expect(sent?.text.replaceAll('\r\n', '')).toContain(pdf.split(',')[1]);
  await until(async () => (await read()) === 'sent');
  // It is no longer among those whose reminder is due.
  const after = (await http.get('/apps/invoice/invoices?reminder=due&allData=0')).data as { total: number };
  expect(after.total).toBe(list.total - 1);
});

test('what no mail server takes for days has failed, and the same step may be sent again', async () => {
  const http = createClient(server.address);
  await signIn(http, 'admin@demo.com', 'admin');
  const list = (await http.get('/apps/invoice/invoices?reminder=due&allData=0')).data as { invoices: { id: number }[] };
  const [{ id } = { id: 0 }] = list.invoices;
  const remind = () => http.post('/apps/invoice/remind', { id, to: 'gone@elsewhere.example' });
  const maxTries = 12;
  post.rejectNext(maxTries);
  const { history } = ((await remind()).data as Shown).invoice;
  for (let tries = 1; tries < maxTries; tries += 1) {
    await until(async () => (await readOutbox())[0]?.tries === tries);
    clock.now += 5 * 24 * 3_600_000;
  }
  await until(async () => (await readOutbox()).length === 0);
  await signIn(http, 'admin@demo.com', 'admin');
  const { data } = await http.get(`/api/invoice/invoices/${id}`);
  expect((data as Shown).invoice.history.at(-1)).toEqual({ ...history.at(-1), delivery: 'failed' });
  expect(((await remind()).data as Shown).invoice.history.at(-1)).toMatchObject({ step: history.at(-1)?.step });
});

test.each([
  ['data:text/html;base64,PGI+'],
  ['https://elsewhere.example/a.pdf'],
  [`data:application/pdf;base64,${'A'.repeat(4_000_001)}`],
])('what is no PDF or too large is not attached: %.40s', async (sent) => {
  const http = createClient(server.address);
  await signIn(http, 'admin@demo.com', 'admin');
  const { status } = await http.post('/apps/invoice/remind', { id: 1, to: 'a@example.com', pdf: sent });
  expect([400, 413]).toContain(status);
});
