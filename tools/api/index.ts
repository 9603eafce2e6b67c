import { join } from 'node:path';
import { calmSettings } from '../../mock/settings';
import { memoryPersistence } from '../../shared/backend/engine/persistence';
import { asksForWorker, lastWorker, lastWorkerHeaders } from '../../shared/contract/lastWorker';
import { openEngine } from '../../shared/core/openEngine';
import { leave, readCommandLine } from '../cli.mjs';
import { serveStatic } from '../server/staticFiles';
import { assetFolders, registerAppBackends } from './appBackends';
import { openFilePersistence } from './filePersistence';
import { createHttpServer } from './http';
import { readProvider } from './provider';
import { readHost } from './suggestions';

const root = join(import.meta.dirname, '../..');

const { values } = readCommandLine({
  usage: `npm run api -- [OPTION…]    the demo API over HTTP

--port N       default: 4000
--host NAME    default: 127.0.0.1
--data FILE    keeps the records in a file; in memory without it
--latency MS   delays each response`,
  options: {
    port: { type: 'string', default: '4000' },
    host: { type: 'string', default: '127.0.0.1' },
    data: { type: 'string' },
    latency: { type: 'string', default: '0' },
  },
});

function toNumber(name: 'port' | 'latency', min: number, max: number): number {
  const value = Number(values[name]);
  if (Number.isFinite(value) && value >= min && value <= max) return value;
  return leave(`--${name} must be a number from ${min} to ${max}, not "${values[name]}".`);
}

const port = toNumber('port', 0, 65_535);
const latency = toNumber('latency', 0, 60_000);

const { suggestions, requires } = await readHost(root);
const persistence = values.data ? await openFilePersistence(values.data) : memoryPersistence();
const provider = await readProvider(root);
const api = await openEngine({
  persistence,
  suggestions: () => suggestions,
  requires,
  ...(provider && { provider }),
});
await registerAppBackends(api);
const server = await createHttpServer(api, { ...calmSettings, latency });

server.addHook('onRequest', async (request, reply) => {
  if (asksForWorker(request.headers)) return reply.headers(lastWorkerHeaders).send(lastWorker);
});
serveStatic(server, { root: assetFolders(root), prefix: '/assets/demo/' });
serveStatic(server, { root: join(import.meta.dirname, 'docs'), prefix: '/docs/', hasPages: true });
server.get('/docs', async (_request, reply) => reply.redirect('/docs/'));

const address = await server.listen({ port, host: values.host });
console.log(`The demo API answers at ${address}; read and try it at ${address}/docs`);
// No page asks for what is due: one with an API over HTTP takes it for a server, which does it by itself.
const jobsEveryMs = 5_000;
const runDue = () => api.handle({ method: 'POST', url: '/apps/due' });
setInterval(() => void runDue().catch((error: unknown) => console.error(error)), jobsEveryMs).unref();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
