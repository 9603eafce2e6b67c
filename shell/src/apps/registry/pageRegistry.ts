import { unfoldRegistry } from '@atrium/contract/host';
import { basePath } from '../../common/basePath';
import { timings } from '../../common/timings';
import { type ReadRegistry, readRegistry } from './readRegistry';

const nothing: ReadRegistry = {
  registry: { revision: 0, api: { mode: 'mock' }, origins: [], shell: { release: '', host: '' }, apps: {} },
  malformed: [],
};

/** The registry names files from the root of where the product is served. */
function read(value: unknown, isChecked?: boolean): ReadRegistry | undefined {
  const reading = readRegistry(value, isChecked);
  if (!basePath || !reading) return reading;
  for (const { releases } of Object.values(reading.registry.apps))
    for (const release of releases) if (release.entry.startsWith('/')) release.entry = basePath + release.entry;
  return reading;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

let inlined: ReadRegistry | undefined;

const elementOf = () => document.getElementById('registry');

declare global {
  interface Window {
    /** A packed registry, unpacked by the script of `index.html`; undefined if that failed. */
    atriumRegistry?: Promise<unknown>;
  }
}

/** Reads a packed registry, before anything else needs it. */
export async function unpackRegistry(): Promise<void> {
  if (!window.atriumRegistry) return;
  const folded = await window.atriumRegistry;
  inlined = read(unfoldRegistry(folded), elementOf()?.hasAttribute('data-checked')) ?? nothing;
}

/** The registry inlined in the page, so that a cold start waits for no request. */
export function inlinedRegistry(): ReadRegistry {
  inlined ??= read(parse(elementOf()?.textContent ?? '')) ?? nothing;
  return inlined;
}

export const hasInlinedRegistry = (): boolean => inlinedRegistry() !== nothing;

/** The registry as it is now. Rejects when it cannot be had. */
async function fetchRegistry(): Promise<ReadRegistry> {
  const signal = AbortSignal.timeout(timings.registry);
  const response = await fetch(`${basePath}/registry.json`, { cache: 'no-cache', signal });
  const reading = response.ok ? read(await response.json()) : undefined;
  if (!reading) throw new Error(`The registry answered ${response.status}.`);
  return reading;
}

/** Asks for the registry, again and again, until it can be read; from then on it is the one that the page came with. */
export async function pollRegistry(): Promise<ReadRegistry> {
  for (;;) {
    const reading = await fetchRegistry().catch(() => undefined);
    if (reading) {
      inlined = reading;
      return reading;
    }
    await new Promise((resolve) => setTimeout(resolve, timings.registryRetry));
  }
}

/**
 * Fetches the registry whenever the person returns to the tab, and every few minutes while it is visible. A failed fetch
 * changes nothing: the next fetch is made all the same.
 * @returns fetches it once more, for those who have a reason
 */
export function watchRegistry(receive: (reading: ReadRegistry) => void): () => Promise<void> {
  let fetching: Promise<void> | null = null;
  const refresh = () => {
    fetching ??= fetchRegistry()
      .then(receive, () => undefined)
      .finally(() => {
        fetching = null;
      });
    return fetching;
  };
  const refreshIfSeen = () => {
    if (document.visibilityState === 'visible') void refresh();
  };
  window.addEventListener('focus', refreshIfSeen);
  window.addEventListener('online', refreshIfSeen);
  document.addEventListener('visibilitychange', refreshIfSeen);
  setInterval(refreshIfSeen, timings.registryEvery);
  return refresh;
}

const loopback = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

const isLoopback = (origin: string): boolean => loopback.test(origin);

/** Does the server let apps of this page come from development servers? It then says so in the page. */
const allowsOverrides = (): boolean => document.querySelector('meta[name="overrides"][content="loopback"]') !== null;

/** True for an origin that the server's content security policy allows scripts from. */
export const isAllowedOrigin = (origin: string): boolean =>
  origin === location.origin ||
  inlinedRegistry().registry.origins.includes(origin) ||
  (allowsOverrides() && isLoopback(origin));

export const originOf = (url: string): string => URL.parse(url, location.href)?.origin ?? '';
