import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

interface MetricsOptions {
  /** Bearer token of Prometheus; without it there is no page of metrics. */
  token: string | undefined;
  countStreams: () => number;
  readEntry: () => number;
}

const isSame = (given: string, wanted: string): boolean =>
  given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));

/** Measures every answer, and shows that in Prometheus' format at `/metrics`. */
export function addMetrics(server: FastifyInstance, { token, countStreams, readEntry }: MetricsOptions): void {
  if (!token) return;
  const registers = [new Registry()];
  const [registry] = registers;
  collectDefaultMetrics({ ...(registry && { register: registry }) });
  const seconds = new Histogram({
    name: 'atrium_http_request_duration_seconds',
    help: 'How long answers took',
    labelNames: ['method', 'area', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  new Gauge({
    name: 'atrium_change_streams',
    help: 'Open streams of changes',
    registers,
    collect() {
      this.set(countStreams());
    },
  });
  new Gauge({
    name: 'atrium_log_entry',
    help: 'The last entry of the log of changes that this process has announced',
    registers,
    collect() {
      this.set(readEntry());
    },
  });
  server.addHook('onResponse', async ({ method, url }, { statusCode, elapsedTime }) => {
    seconds.observe({ method, area: areaOf(url), status: String(statusCode) }, elapsedTime / 1000);
  });
  server.get('/metrics', async ({ headers }, reply) => {
    if (!isSame(headers.authorization ?? '', `Bearer ${token}`))
      return reply.code(401).send({ error: 'Invalid token' });
    return reply.type(registry?.contentType ?? 'text/plain').send(await registry?.metrics());
  });
}

const areas = new Set([
  'apps',
  'api',
  'jwt',
  'shell',
  'remotes',
  'assets',
  'account-setting',
  'profile',
  'faq',
  'blog',
  'card',
  'pricing',
  'misc',
]);

/** The first part of a path, of those that there are: a name that somebody makes up is no label of its own. */
export function areaOf(url: string): string {
  const [, first = ''] = url.split(/[/?]/);
  return areas.has(first) ? first : 'other';
}
