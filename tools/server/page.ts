import { gzipSync } from 'node:zlib';
import { foldRegistry } from '../../shared/contract/foldedRegistry';
import type { Registry } from '../../shared/contract/registry';
import { isListingOf } from '../../shared/contract/releaseShape';
import { startRegistry } from './startRegistry';

/** What the build leaves in the shell's `index.html` for the server to fill. */
export const headMark = '<!-- atrium:head -->';

/** JSON that can be inside a script element: no text in it can end the element. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** JSON of the letters of English alone: a browser reads megabytes of it a quarter faster than of any others. */
const plainJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Behind all else in the page, so that hundreds of apps delay neither its first picture nor the start of its code. */
const bodyEnd = '</body>';

function checkMark(html: string, mark: string): void {
  if (!html.includes(mark)) throw new Error(`The shell's index.html has no ${mark}`);
}

/** From so many characters on, what a page starts with is packed: hundreds of apps are a text of megabytes. */
const longRegistry = 200_000;

/** Is every app as a page needs it? Then the page need not look at each of them once more. */
const isWhole = ({ apps }: Registry): boolean => Object.entries(apps).every(([id, app]) => isListingOf(id, app));

/** The registry as an element of the page. A long one is packed once, when it is published, and not at each answer. */
function registryElement(registry: Registry): string {
  const start = startRegistry(registry);
  const text = inlineJson(start);
  if (text.length < longRegistry) return `<script type="application/json" id="registry">${text}</script>`;
  const packed = gzipSync(plainJson(foldRegistry(start)), { level: 9 }).toString('base64');
  const checked = isWhole(start) ? ' data-checked' : '';
  return `<script type="application/gzip" id="registry" data-revision="${registry.revision}"${checked}>${packed}</script>`;
}

/**
 * The page as it lies in the served folder: the live shell's, with the registry at its end. One file, so that no server
 * can show a shell with the registry of another; only what changes with each answer is missing in its head.
 * @param html the `index.html` of the shell's release
 * @throws when it has no mark to put things at
 */
export function pageOf(html: string, registry: Registry): string {
  for (const mark of [headMark, bodyEnd]) checkMark(html, mark);
  return html.replace(bodyEnd, () => `${registryElement(registry)}\n${bodyEnd}`);
}

/** Finds the registry in a page that `pageOf` made. */
export const registryInPage = /<script type="application\/json" id="registry">(.*?)<\/script>/s;

/** The revision of the registry in a page that `pageOf` made. */
export const revisionIn = (page: string): number | undefined => {
  const [, revision] = page.match(/id="registry"(?:>\{"revision":| data-revision=")(\d+)[,"]/) ?? [];
  return revision === undefined ? undefined : Number(revision);
};

export interface Answer {
  nonce: string;
  /** The page may let apps come from development servers on this machine; its policy says the same. */
  allowOverrides: boolean;
}

/** A page with what belongs to this answer alone in its head. */
export function completePage(page: string, { nonce, allowOverrides }: Answer): string {
  checkMark(page, headMark);
  const head = [
    `<meta name="nonce" nonce="${nonce}">`,
    ...(allowOverrides ? ['<meta name="overrides" content="loopback">'] : []),
  ].join('\n');
  return page.replace(headMark, () => head);
}
