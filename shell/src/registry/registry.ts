import type { RegisteredApp, Registry } from 'shared/contract';

const emptyRegistry: Registry = {
  revision: 0,
  api: { mode: 'mock' },
  origins: [],
  shell: { release: '', host: '' },
  apps: {},
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isApp = (value: unknown): value is RegisteredApp =>
  isObject(value) && typeof value.live === 'string' && Array.isArray(value.releases) && value.releases.every(isObject);

const isRegistry = (value: unknown): value is Registry =>
  isObject(value) && isObject(value.apps) && isObject(value.shell) && Array.isArray(value.origins);

/** A registry as it came, or nothing when it is none. An app whose entry is not whole is left out: the frame goes on. */
export function readRegistry(value: unknown): Registry | undefined {
  if (!isRegistry(value)) return undefined;
  return { ...value, apps: Object.fromEntries(Object.entries(value.apps).filter(([, app]) => isApp(app))) };
}

/** The registry that the server has put into the page, so that a cold start waits for no request. */
export function inlinedRegistry(): Registry {
  return readRegistry(JSON.parse(document.getElementById('registry')?.textContent ?? '{}')) ?? emptyRegistry;
}

/** The registry as it is now. Rejects when it cannot be had. */
export async function fetchRegistry(): Promise<Registry> {
  const answer = await fetch('/registry.json', { cache: 'no-cache', signal: AbortSignal.timeout(8000) });
  const registry = answer.ok ? readRegistry(await answer.json()) : undefined;
  if (!registry) throw new Error(`The registry answered ${answer.status}.`);
  return registry;
}
