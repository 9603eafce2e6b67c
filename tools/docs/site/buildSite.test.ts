import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '../../server/createServer';
import { fakeDist } from '../../server/servedFolder';
import { buildSite } from './buildSite';
import { renderPage } from './renderPage';

const folder = mkdtempSync(join(tmpdir(), 'atrium-site-'));
const target = join(folder, 'docs');
let pages: string[];
beforeAll(async () => {
  expect(await buildSite(process.cwd(), target)).toBe(true);
  pages = readdirSync(target, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

const idsIn = (html: string) => new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));

test('every link, picture and script of a page leads to a file of the site, and to a heading of it', () => {
  expect(pages.length).toBeGreaterThan(30);
  const broken: string[] = [];
  for (const page of pages) {
    const html = readFileSync(join(target, page), 'utf8');
    for (const [, address = ''] of html.matchAll(/<(?:a|img|link|script)[^>]* (?:href|src)="([^"]*)"/g)) {
      if (/^(https?|mailto):/.test(address) || address === '#') continue;
      const { pathname, hash } = new URL(address, `http://site/${page}`);
      const file = join(target, decodeURI(pathname));
      const isThere = existsSync(file);
      const isHeading =
        !hash ||
        !file.endsWith('.html') ||
        (isThere && idsIn(readFileSync(file, 'utf8')).has(decodeURIComponent(hash.slice(1))));
      if (!isThere || !isHeading) broken.push(`${page}: ${address}`);
    }
  }
  expect(broken).toEqual([]);
});

test('nothing in a page is inline, as its policy asks for', () => {
  for (const page of pages) {
    const html = readFileSync(join(target, page), 'utf8');
    expect(html.replaceAll(/<(pre|code)[\s\S]*?<\/\1>/g, '')).not.toMatch(
      /<style|<script(?![^>]* src=)|\sstyle="|\son\w+="/,
    );
  }
});

test('the search leads to headings that are there', () => {
  const index: { place: string; heading: string; text: string }[] = JSON.parse(
    readFileSync(join(target, 'search.json'), 'utf8'),
  );
  expect(index.find(({ heading }) => heading === 'Webhooks')?.text).toContain('Standard Webhooks');
  const lost = index.filter(({ place }) => {
    const [file = '', id] = place.split('#');
    return id !== undefined && !idsIn(readFileSync(join(target, file), 'utf8')).has(id);
  });
  expect(lost).toEqual([]);
});

test('it is built again only when its sources have changed', async () => {
  expect(await buildSite(process.cwd(), target)).toBe(false);
});

test('tags in Markdown are text, and code is not read', () => {
  const { title, html } = renderPage('# A `b`\n\nIn remotes/<id> <script>x</script>\n\n```html\n<b>\n```\n');
  expect(title).toBe('A b');
  expect(html).toContain('<h1 id="a-b">A <code>b</code></h1>');
  expect(html).not.toMatch(/<script|<id>|<b>/);
});

test('the product serves it below its path, with a policy of its own', async () => {
  const { dist, write } = fakeDist();
  write('docs/index.html', '<!doctype html>docs');
  const server = createServer({ dist, base: '/atrium' });
  const asked = await server.inject({
    url: '/atrium/docs/',
    headers: { accept: 'text/html', 'accept-encoding': 'br' },
  });
  expect([asked.statusCode, asked.headers.location]).toEqual([302, 'index.html']);
  const page = await server.inject({ url: '/atrium/docs/index.html', headers: { accept: 'text/html' } });
  expect(page.body).toBe('<!doctype html>docs');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
  await server.close();
  rmSync(dist, { recursive: true });
});
