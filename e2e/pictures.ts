// Creates the README's pictures from the demo as it is built: `npm run pictures`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { dist, root } from '../tools/build/paths';
import { ensureChromium } from '../tools/chromium';
import { leave, readCommandLine } from '../tools/cli.mjs';
import { createServer } from '../tools/server/createServer';

interface Picture {
  name: string;
  path: string;
  width: number;
  height: number;
  settings: Readonly<Record<string, unknown>>;
  /** Resolves when the screen shows what the picture is about. */
  ready(page: Page): Promise<unknown>;
}

const main = (page: Page) => page.getByRole('main');

const pictures: readonly Picture[] = [
  {
    name: 'overview',
    path: '/',
    width: 1440,
    height: 900,
    settings: { isMenuCollapsed: false },
    ready: (page) => main(page).getByRole('heading', { level: 2 }).nth(2).waitFor(),
  },
  {
    name: 'inbox-dark',
    path: '/apps/email',
    width: 1440,
    height: 900,
    settings: { isMenuCollapsed: false, skin: 'dark' },
    ready: (page) => main(page).getByText('Amira Haddad').first().click(),
  },
  {
    name: 'review-phone',
    path: '/content/review',
    width: 390,
    height: 780,
    settings: {},
    ready: (page) => main(page).getByRole('link').first().waitFor(),
  },
];

/** All together; they come with each clone. */
const maxBytes = 250_000;
const quality = 0.86;

/** As WebP, which a browser writes and Playwright does not: a third of the PNG. */
async function toWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const written = await page.evaluate(
    async ([base64, share]) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${base64}`;
      await picture.decode();
      const canvas = document.createElement('canvas');
      canvas.width = picture.width;
      canvas.height = picture.height;
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      return canvas.toDataURL('image/webp', share);
    },
    [png.toString('base64'), quality] as const,
  );
  await page.close();
  return Buffer.from(written.slice(written.indexOf(',') + 1), 'base64');
}

async function take(browser: Browser, origin: string, picture: Picture): Promise<Buffer> {
  const { path, width, height, settings, ready } = picture;
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce', locale: 'en-GB' });
  // The same hour in every picture: the demo's times are relative to now.
  await page.clock.install({ time: new Date(2026, 10, 25, 14, 30) });
  await page.addInitScript((chosen) => localStorage.setItem('settings', chosen), JSON.stringify(settings));
  await page.goto(`${origin}/login?to=${path}`);
  await page.getByLabel('Email', { exact: true }).fill('admin@demo.com');
  await page.getByLabel('Password', { exact: true }).fill('admin');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  // Without the welcome message, and without hover effects.
  const welcome = page.getByText(/^Welcome, /);
  await welcome.waitFor();
  await ready(page);
  await page.mouse.move(0, 0);
  await welcome.waitFor({ state: 'hidden' });
  await page.waitForLoadState('networkidle');
  const png = await page.screenshot({ animations: 'disabled' });
  await page.close();
  return toWebp(browser, png);
}

const { words: only } = readCommandLine({
  usage: `npm run pictures -- [NAME…]    takes the README's pictures from the product as it is built: ${pictures.map(({ name }) => name).join(', ')}`,
  maxWords: pictures.length,
});
const unknown = only.find((word) => !pictures.some(({ name }) => name === word));
if (unknown) leave(`There is no picture "${unknown}". There are: ${pictures.map(({ name }) => name).join(', ')}.`);

const folder = join(root, 'docs/pictures');
mkdirSync(folder, { recursive: true });
const server = createServer({ dist });
const origin = await server.listen({ port: 0, host: '127.0.0.1' });
const browser = await chromium.launch(await ensureChromium());
let bytes = 0;
try {
  for (const picture of pictures.filter(({ name }) => only.length === 0 || only.includes(name))) {
    const webp = await take(browser, origin, picture);
    writeFileSync(join(folder, `${picture.name}.webp`), webp);
    bytes += webp.length;
    console.log(`docs/pictures/${picture.name}.webp  ${Math.round(webp.length / 1000)} kB`);
  }
} finally {
  await browser.close();
  await server.close();
}
if (bytes > maxBytes) leave(`The pictures are ${bytes} bytes together, and may be ${maxBytes}.`);
