// Creates the README's picture from the running product: `npm run build && npx tsx e2e/picture.ts`.
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { dist, root } from '../tools/build/paths';
import { ensureChromium } from '../tools/chromium';
import { createServer } from '../tools/server/createServer';

const server = createServer({ dist });
const origin = await server.listen({ port: 0, host: '127.0.0.1' });
const browser = await chromium.launch(await ensureChromium());
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 });
// The same hour in every picture: the times of emails are relative to now.
await page.clock.install({ time: new Date(2026, 10, 25, 14, 30) });
await page.addInitScript(() => localStorage.setItem('settings', '{"isMenuCollapsed":false}'));
await page.goto(`${origin}/login?to=/apps/email`);
await page.getByLabel('Email', { exact: true }).fill('admin@demo.com');
await page.getByLabel('Password', { exact: true }).fill('admin');
await page.getByRole('button', { name: 'Sign in', exact: true }).click();
await page.getByRole('main').getByText('Amira Haddad').first().click();
// Without the welcome message, and without hover effects.
await page.mouse.move(0, 0);
await page.getByText(/^Welcome, /).waitFor({ state: 'hidden' });
await page
  .getByRole('main')
  .getByRole('link', { name: /^Inbox.*\b2\b/ })
  .waitFor();
await page.waitForLoadState('networkidle');
await page.screenshot({ path: join(root, 'docs/atrium.png') });
await browser.close();
await server.close();
