import { calmSettings } from '../../mock/settings';
import { memoryPersistence } from '../../shared/backend/engine/persistence';
import { openEngine } from '../../shared/core/openEngine';
import { registerAppBackends } from '../../tools/api/appBackends';
import { createHttpServer } from '../../tools/api/http';
import { createServer } from '../../tools/server/createServer';

const local = { port: 0, host: '127.0.0.1' };

/** Serves the product as in production: the API is on a server, without the demo in the page. */
export async function serveOnServer(dist: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const api = await openEngine({ persistence: memoryPersistence(), suggestions: () => [] });
  await registerAppBackends(api);
  const answers = await createHttpServer(api, calmSettings);
  const baseUrl = await answers.listen(local);
  const product = createServer({ dist, registry: (registry) => ({ ...registry, api: { mode: 'server', baseUrl } }) });
  const origin = await product.listen(local);
  return {
    origin,
    close: async () => {
      await product.close();
      await answers.close();
    },
  };
}
