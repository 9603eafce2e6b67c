import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { createClient, signIn as signInByCall } from '../server/testing/client';
import { type ServerProcess, startServerProcess } from '../server/testing/serverProcess';
import { startTestPostgres, type TestPostgres } from '../server/testing/testPostgres';
import { dist } from '../tools/build/paths';
import { field, inList, messages, open } from './support/chat';

/** Records the next key press on a page, by the page's clock. */
const noteNextEnter = (page: Page) =>
  page.evaluate(() => {
    const note = ({ key }: KeyboardEvent) => {
      if (key === 'Enter') document.documentElement.dataset.pressedAt = String(Date.now());
    };
    document.addEventListener('keydown', note, { capture: true, once: true });
  });

const enteredAt = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset.pressedAt));

/** Waits in the page for a text; returns the time by the page's clock, unaffected by the test's delays. */
const shownAt = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const poll = () => {
          if (!document.body.textContent.includes(wanted)) return;
          observer.disconnect();
          resolve(Date.now());
        };
        const observer = new MutationObserver(poll);
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        poll();
      }),
    text,
  );

let postgres: TestPostgres | undefined;
let servers: ServerProcess[] = [];
let environment: Record<string, string> = {};
let accounts = 0;
test.beforeAll(async () => {
  postgres = await startTestPostgres();
  environment = { DIST: dist, FOLDER: mkdtempSync(join(tmpdir(), 'atrium-data-')) };
  if (postgres) environment.DATABASE_URL = await postgres.createDatabase();
  servers = await Promise.all(Array.from({ length: postgres ? 2 : 1 }, () => startServerProcess(environment)));
});
test.afterAll(async () => {
  await Promise.all(servers.map((one) => one.stop()));
  postgres?.stop();
});

async function enter(page: Page, { address }: ServerProcess, email: string, password: string): Promise<void> {
  await page.goto(`${address}/login`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Ann, who is new, and Joana, each signed in on a separate server, with their conversation open. */
async function openConversation(browser: Browser) {
  const [first, second = first] = servers;
  if (!first || !second) throw new Error('No server has started');
  const password = 'a good secret';
  const http = createClient(first.address);
  accounts += 1;
  const name = `ann${accounts}`;
  const email = `${name}@example.org`;
  await http.post('/jwt/register', { email, username: name, password });
  const { id } = (await signInByCall(http, email, password)).userData;
  const [joanas, anns] = [await newPage(browser), await newPage(browser)];
  await enter(joanas, first, 'admin@demo.com', 'admin');
  await enter(anns, second, email, password);
  await open(joanas, `${first.address}/apps/chat/${1000 + id}`);
  return { joanas, anns, name, http, first, second };
}

const newPage = async (browser: Browser) => (await browser.newContext()).newPage();

test('two people on two servers see each other’s messages and tasks without a reload', { tag: '@all' }, async ({
  browser,
}) => {
  const { joanas, anns, name, http, second } = await openConversation(browser);
  // No messages yet: she has contacts only.
  await anns.goto(`${second.address}/apps/chat`);
  await expect(anns.getByRole('heading', { name: 'Contacts' })).toBeVisible();
  await field(joanas, name).fill('Hello from the other server');
  await field(joanas, name).press('Enter');
  await expect(inList(anns, /Joana Duarte.*1 unread/)).toBeVisible();
  await inList(anns, /Joana Duarte/).click();
  await expect(messages(anns).getByText('Hello from the other server')).toBeVisible();

  const took: number[] = [];
  for (const text of ['One', 'Two', 'Three', 'Four', 'Five']) {
    const shown = shownAt(anns, `Message ${text}`);
    await field(joanas, name).fill(`Message ${text}`);
    await noteNextEnter(joanas);
    await field(joanas, name).press('Enter');
    took.push((await shown) - (await enteredAt(joanas)));
  }
  process.stdout.write(`Messages were shown on the other server after ${took.join(', ')} ms\n`);
  await expect(messages(anns).getByText(/^Message /)).toHaveText(
    ['One', 'Two', 'Three', 'Four', 'Five'].map((text) => `Message ${text}`),
  );

  await field(anns, 'Joana Duarte').fill('And back');
  await field(anns, 'Joana Duarte').press('Enter');
  await expect(messages(joanas).getByText('And back')).toBeVisible();
  await anns.goto(`${second.address}/apps/todo`);
  await http.post('/apps/todo/add-tasks', { task: { title: 'Order paper' } });
  await expect(anns.getByText('Order paper')).toBeVisible();
});

test('what was said while a server was gone is there as soon as it is back', { tag: '@all' }, async ({ browser }) => {
  const { joanas, anns, name, second } = await openConversation(browser);
  const say = async (text: string) => {
    await field(joanas, name).fill(text);
    await field(joanas, name).press('Enter');
  };
  await say('Before');
  await anns.goto(`${second.address}/apps/chat`);
  await inList(anns, /Joana Duarte/).click();
  await expect(messages(anns).getByText('Before')).toBeVisible();

  const { port } = new URL(second.address);
  await second.kill();
  const isAlone = servers.length === 1;
  // Without a server no message is accepted.
  if (!isAlone) for (const text of ['Missed one', 'Missed two']) await say(text);
  servers[servers.length - 1] = await startServerProcess({ ...environment, PORT: port });
  if (isAlone) for (const text of ['Missed one', 'Missed two']) await say(text);
  await expect(messages(anns).getByText(/^Missed /)).toHaveText(['Missed one', 'Missed two']);
  await say('After');
  await expect(messages(anns).getByText('After', { exact: true })).toBeVisible();
});

test('with more tabs open than a browser has connections, each goes on and hears what is new', { tag: '@all' }, async ({
  browser,
}) => {
  const [first, second = first] = servers;
  if (!first || !second) throw new Error('No server has started');
  const context = await browser.newContext();
  const tabs = await Promise.all(Array.from({ length: 8 }, () => context.newPage()));
  const [leader] = tabs;
  if (leader) await enter(leader, first, 'admin@demo.com', 'admin');
  for (const tab of tabs) {
    await tab.goto(`${first.address}/apps/todo`);
    await expect(tab.getByRole('checkbox').first()).toBeVisible();
  }
  const http = createClient(second.address);
  await signInByCall(http, 'admin@demo.com', 'admin');
  const add = (title: string) => http.post('/apps/todo/add-tasks', { task: { title } });
  await add('For every tab');
  for (const tab of tabs) await expect(tab.getByText('For every tab')).toBeVisible();
  // The tab that holds the stream goes: another takes over.
  await tabs.shift()?.close();
  await add('For those that stay');
  for (const tab of tabs) await expect(tab.getByText('For those that stay')).toBeVisible();
  await context.close();
});
