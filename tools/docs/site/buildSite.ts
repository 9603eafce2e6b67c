import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { hashOfInputs } from '../../../shared/build/release';
import { compressFolder } from '../../build/compress';
import { moveOnce, withDraft } from '../../build/draft';
import { mapLinks, pagesIn, targetOf } from '../pages';
import { siteConfig } from '../siteConfig';
import { escapeHtml, renderPage } from './renderPage';

const own = 'tools/docs/site/files';
const search = 'node_modules/@leeoniya/ufuzzy/dist/uFuzzy.mjs';

const isPicture = (path: string) => /\.(png|webp|svg)$/.test(path);
const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** Where a page of the repository is in the site. */
const placeOf = (page: string): string => (page === 'README.md' ? 'index.html' : page.replace(/\.md$/, '.html'));

const upFrom = (place: string): string => '../'.repeat(place.split('/').length - 1);

interface Site {
  root: string;
  pages: readonly string[];
  draft: string;
}

/** Where a link leads in the site: to a page, a picture, or a copy of a source as a text. */
function linkOf({ root, pages, draft }: Site, page: string, link: string): string {
  const { path, fragment } = targetOf(page, link);
  const anchor = fragment ? `#${fragment}` : '';
  const found = [path, posix.join(path, 'README.md')].find((one) => pages.includes(one));
  const up = upFrom(placeOf(page));
  if (found) return `${up}${placeOf(found)}${anchor}`;
  const file = join(root, path);
  if (!isFile(file)) return '#';
  const target = isPicture(path) ? path : `files/${path}.txt`;
  mkdirSync(dirname(join(draft, target)), { recursive: true });
  cpSync(file, join(draft, target));
  return up + target;
}

/** The menu of all pages; links to what only the site on the web has, such as the reference, are left out. */
function menuOf({ root, pages }: Site, place: string): string {
  const { sidebar } = siteConfig(root).themeConfig;
  const toItem = ({ text, link }: { text: string; link: string }) => {
    const page = link === '/index' ? 'README.md' : `${link.slice(1)}.md`;
    if (!pages.includes(page)) return '';
    const current = placeOf(page) === place ? ' aria-current="page"' : '';
    return `<li><a href="${upFrom(place)}${placeOf(page)}"${current}>${escapeHtml(text)}</a></li>`;
  };
  return sidebar
    .map(({ text, items }) => `<h2>${escapeHtml(text)}</h2><ul>${items.map(toItem).join('')}</ul>`)
    .join('');
}

function pageOf(place: string, { title, html, menu }: { title: string; html: string; menu: string }): string {
  const up = upFrom(place);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} – Atrium documentation</title>
<link rel="stylesheet" href="${up}site.css">
<script type="module" src="${up}site.js"></script>
<a class="skip" href="#content">Skip to content</a>
<header>
<a class="name" href="${up}index.html">Atrium documentation</a>
<search><label for="find">Search</label> <input id="find" type="search" autocomplete="off" data-up="${up}"><p role="status" id="count"></p><ol id="found" hidden></ol></search>
</header>
<div class="columns">
<details class="menu" id="menu"><summary>Contents</summary><nav aria-label="Contents">${menu}</nav></details>
<main id="content" tabindex="-1">${html}</main>
</div>
</html>
`;
}

function writePages(site: Site): void {
  const index: unknown[] = [];
  for (const page of site.pages) {
    const markdown = mapLinks(readFileSync(join(site.root, page), 'utf8'), (link) => linkOf(site, page, link));
    const { title, html, sections } = renderPage(markdown);
    const place = placeOf(page);
    mkdirSync(dirname(join(site.draft, place)), { recursive: true });
    writeFileSync(join(site.draft, place), pageOf(place, { title: title || page, html, menu: menuOf(site, place) }));
    for (const { id, title: heading, text } of sections)
      if (heading || text) index.push({ page: title || page, place: place + (id && `#${id}`), heading, text });
  }
  writeFileSync(join(site.draft, 'search.json'), JSON.stringify(index));
}

/** What the site is made of. */
const inputs = [
  'docs',
  'deploy',
  'tools/docs',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'README.md',
  'SECURITY.md',
  'SUPPORT.md',
  'server/README.md',
  'shared/sdk/CHANGELOG.md',
  'tools/README.md',
  'e2e/faults.md',
  'package.json',
];

/**
 * Builds the documentation as pages that the product serves below any path: no generator is installed for it, and nothing in it
 * is inline, as the policy of its pages asks for.
 * @returns true when there was anything to build
 */
export async function buildSite(root: string, target: string): Promise<boolean> {
  const stamp = join(target, 'sources');
  const hash = hashOfInputs(inputs.map((input) => join(root, input)).filter((input) => existsSync(input)));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  await withDraft(target, async (draft) => {
    mkdirSync(draft, { recursive: true });
    cpSync(join(root, own), draft, { recursive: true });
    cpSync(join(root, search), join(draft, 'uFuzzy.js'));
    writePages({ root, pages: pagesIn(root), draft });
    await compressFolder(draft);
    writeFileSync(join(draft, 'sources'), hash);
    rmSync(target, { recursive: true, force: true });
    moveOnce(draft, target);
  });
  return true;
}
