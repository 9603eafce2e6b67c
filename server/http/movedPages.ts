import type { AppBackend } from '@atrium/backend';
import type { ApiEngine } from '@atrium/backend/engine';
import type { FastifyInstance } from 'fastify';

/** Kept by browsers and search engines; no longer than this, for an address may be given to another page. */
const cacheSeconds = 3_600;

type Moved = NonNullable<AppBackend['movedPages']> & { app: string };

const listMoved = async (api: ApiEngine): Promise<Moved[]> =>
  (await api.describe()).flatMap(({ id, movedPages }) => (movedPages ? [{ ...movedPages, app: id }] : []));

async function findAddress(api: ApiEngine, { app, find }: Moved, path: string): Promise<string | null> {
  const found = await api.read([], async (store) => find(store.as({ app }), path));
  return found === path ? null : found;
}

const decode = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

/** Leads who opens a page at a former address to where it is now (301; RFC 9110, 15.4.2), before any script has run. */
export function addMovedPages(server: FastifyInstance, api: ApiEngine): void {
  let listing: Promise<Moved[]> | undefined;
  server.addHook('onRequest', async ({ method, url, log }, reply) => {
    if (method !== 'GET' && method !== 'HEAD') return;
    const [sent = '', query] = url.split('?');
    listing ??= listMoved(api);
    const moved = (await listing).find(({ prefix }) => sent.startsWith(prefix));
    const path = moved ? decode(sent) : null;
    if (!moved || path === null) return;
    const address = await findAddress(api, moved, path).catch((error: unknown) => {
      // Without its records the page says by itself what is wrong.
      log.warn(error);
      return null;
    });
    if (address === null) return;
    const location = encodeURI(address) + (query === undefined ? '' : `?${query}`);
    return reply.header('cache-control', `public, max-age=${cacheSeconds}`).redirect(location, 301);
  });
}
