import { readFileSync } from 'node:fs';
import { brokenLinks, idsOf, mapLinks, pagesIn, targetOf } from './pages';
import { siteConfig } from './siteConfig';

test('every link of the documentation leads to a file that is there, and to a heading of it', () => {
  expect(brokenLinks(process.cwd())).toEqual([]);
});

test('the menu of the site leads to pages, and every page for readers is in it', () => {
  const pages = pagesIn(process.cwd());
  const { sidebar } = siteConfig(process.cwd()).themeConfig;
  const linked = sidebar.flatMap(({ items }) => items.map(({ link }) => link));
  const files = linked.map((link) => `${link.slice(1)}.md`).map((file) => (file === 'index.md' ? 'README.md' : file));
  expect(files.filter((file) => file !== 'api/index.md' && !pages.includes(file))).toEqual([]);
  const unlisted = pages.filter((page) => !files.includes(page) && !/^(e2e|tools)\//.test(page));
  expect(unlisted).toEqual([]);
});

test.each([
  ['[a](b.md) `[c](d.md)` ![e](f.png)', '[a](<b.md>) `[c](d.md)` ![e](<f.png>)'],
  ['[a](https://b.example) [c](#d) [e](/f)', '[a](https://b.example) [c](#d) [e](/f)'],
  ['`npm run\ntest` [a](b.md)', '`npm run\ntest` [a](<b.md>)'],
  ['```sh\n[a](b.md)\n```\n[a](b.md#c)', '```sh\n[a](b.md)\n```\n[a](<b.md#c>)'],
])('links of %j are found, and none in code', (text, mapped) => {
  expect(mapLinks(text, (link) => `<${link}>`)).toBe(mapped);
});

test.each([
  ['docs/operate.md', '../server/README.md#tests', { path: 'server/README.md', fragment: 'tests' }],
  ['README.md', 'docs/adr/', { path: 'docs/adr', fragment: '' }],
])('from %s, %s leads to a file of the repository', (page, link, target) => {
  expect(targetOf(page, link)).toEqual(target);
});

test('a heading has the id that readers link to', () => {
  expect(idsOf('# Sign in by `OIDC`, now\n```\n# no\n```\n## A [link](b.md)')).toEqual(
    new Set(['sign-in-by-oidc-now', 'a-link']),
  );
});

test('the version of the site is the one of the product', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(siteConfig(process.cwd()).themeConfig.nav).toContainEqual({ text: version, link: '/CHANGELOG' });
});
