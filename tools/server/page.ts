import { gzipSync } from 'node:zlib';
import { foldRegistry } from '../../shared/contract/foldedRegistry';
import type { RegisteredApp, Registry, Release } from '../../shared/contract/registry';
import { isListingOf, isReleaseOf } from '../../shared/contract/releaseShape';
import { fitsHost } from '../../shared/contract/versions';
import { inlineJson } from './registryFile';

/** Pages need no publication data. */
function startRelease({ publishedAt: _, publishedBy: __, why: ___, ...release }: Release): Release {
  if (!release.manifest?.places) return release;
  const { places: ____, ...manifest } = release.manifest;
  return { ...release, manifest };
}

function startApp(id: string, app: RegisteredApp, host: string): RegisteredApp {
  if (!Array.isArray(app?.releases)) return app;
  const { live, next, rollout, releases } = app;
  const kept = releases.filter((one) => [live, next, rollout?.release].includes(one?.release));
  const isWhole = kept.every((release) => isReleaseOf(id, release));
  const isLiveFit = isWhole && kept.some(({ release, manifest }) => release === live && fitsHost(manifest.host, host));
  // A tab that cannot use the live release looks through all that are kept.
  if (!isLiveFit) return app;
  const { earlier: _, latest: __, channels: ___, ...rest } = app;
  return { ...rest, releases: kept.map(startRelease) };
}

/**
 * The part of the registry that a page starts with: the releases of each app that are live, in `next` or in a rollout. Each
 * manifest counts when a thousand apps are read before the first paint; tabs that need more read `registry.json`.
 */
export function startRegistry({ revision, shellHistory: _, changes: __, ...registry }: Registry): Registry {
  const apps = Object.entries(registry.apps).map(([id, app]) => [id, startApp(id, app, registry.shell.host)]);
  return { revision, ...registry, apps: Object.fromEntries(apps) };
}

/** Placeholder in the shell's `index.html` that the server fills. */
export const headMark = '<!-- atrium:head -->';

/** JSON in ASCII: a browser parses megabytes of it a quarter faster than other text. */
const plainJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The registry comes last in the page: hundreds of apps delay neither the first paint nor the start of the code. */
const bodyEnd = '</body>';

function checkMark(html: string, mark: string): void {
  if (!html.includes(mark)) throw new Error(`The shell's index.html has no ${mark}`);
}

/** A longer registry is compressed in the page: hundreds of apps are megabytes of text. */
const maxPlainLength = 200_000;

/** The page skips its own check of each app when this one has passed. */
const isWhole = ({ apps }: Registry): boolean => Object.entries(apps).every(([id, app]) => isListingOf(id, app));

/** A long registry is compressed once, when it is published, instead of for each response. */
function registryElement(registry: Registry): string {
  const start = startRegistry(registry);
  const text = inlineJson(start);
  if (text.length < maxPlainLength) return `<script type="application/json" id="registry">${text}</script>`;
  const packed = gzipSync(plainJson(foldRegistry(start)), { level: 9 }).toString('base64');
  const checked = isWhole(start) ? ' data-checked' : '';
  return `<script type="application/gzip" id="registry" data-revision="${registry.revision}"${checked}>${packed}</script>`;
}

/** Links by which the page loads the demo ahead. */
const demoLinks = /<link data-preload="demo"[^>]*>\s*/g;

/**
 * The page as stored in the served folder: the live shell's with the registry at its end. They are one file so that no
 * server can combine a shell with the registry of another; the head lacks only what differs between responses.
 * @param html the `index.html` of the shell's release
 * @throws when a placeholder is missing
 */
export function pageOf(html: string, registry: Registry): string {
  for (const mark of [headMark, bodyEnd]) checkMark(html, mark);
  const needed = registry.api.mode === 'server' ? html.replace(demoLinks, '') : html;
  const based = registry.base ? needed.replaceAll('="/shell/', `="${registry.base}/shell/`) : needed;
  return based.replace(bodyEnd, () => `${registryElement(registry)}\n${bodyEnd}`);
}

/** Finds the registry in a page that `pageOf` made. */
export const registryInPage = /<script type="application\/json" id="registry">(.*?)<\/script>/s;

/** The revision of the registry in a page that `pageOf` made. */
export const revisionIn = (page: string): number | undefined => {
  const [, revision] = page.match(/id="registry"(?:>\{"revision":| data-revision=")(\d+)[,"]/) ?? [];
  return revision === undefined ? undefined : Number(revision);
};

/** How an organisation has the product look, as its page begins. */
export interface PageBrand {
  name: string;
  text: string;
  logo: string | null;
  /** Of the tab. */
  icon: string | null;
  /** Rules that come after those of the look. */
  css: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

/** The rules come from colours alone; the rest is an attribute. */
const brandHead = ({ css, ...brand }: PageBrand, nonce: string): string =>
  `<meta name="brand" content="${escapeHtml(JSON.stringify(brand))}">${css && `<style id="brand" nonce="${nonce}">${css}</style>`}`;

const ownTitle = '<title>Atrium</title>';

/** The link to the tab's icon that the build of the shell writes. */
const ownIcon = /<link href="([^"]*)" rel="icon">/;

/** The page with another icon; its own stays beside it for when that one is taken away. */
const withIcon = (page: string, icon: string): string =>
  page.replace(ownIcon, (_link, own: string) => `<link href="${escapeHtml(icon)}" data-own="${own}" rel="icon">`);

interface Response {
  nonce: string;
  /** Lets the page load apps from development servers on this machine; the policy must allow it too. */
  allowOverrides: boolean;
  /** Absent: the product's own. */
  brand?: PageBrand | undefined;
}

export function completePage(page: string, { nonce, allowOverrides, brand }: Response): string {
  checkMark(page, headMark);
  const head = [
    `<meta name="nonce" nonce="${nonce}">`,
    ...(allowOverrides ? ['<meta name="overrides" content="loopback">'] : []),
    ...(brand ? [brandHead(brand, nonce)] : []),
  ].join('\n');
  const titled = brand ? page.replace(ownTitle, () => `<title>${escapeHtml(brand.name)}</title>`) : page;
  return (brand?.icon ? withIcon(titled, brand.icon) : titled).replace(headMark, () => head);
}

/** Shown while no shell has its files there. It reloads by its headers, without a script. */
export const noPage = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <meta name="color-scheme" content="light dark" />
  <title>Atrium</title>
  <h1>Atrium cannot be opened right now</h1>
  <p>Its files are not on the server. This page tries again by itself. <a href="">Try again now</a></p>
</html>
`;

export const noPageHeaders = {
  refresh: '10',
  'retry-after': '10',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};
