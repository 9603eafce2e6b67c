import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readOptions } from '../options';
import { createClient } from '../testing/client';
import { startServerProcess } from '../testing/serverProcess';

interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: Record<string, unknown> }[];
}

interface Received {
  url: string;
  headers: Record<string, unknown>;
  text: string;
}

/** A collector that keeps what it is sent (OTLP/HTTP with JSON). */
async function startCollector() {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      received.push({ url: request.url ?? '', headers: request.headers, text });
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const bodiesAt = (url: string) => received.filter((one) => one.url === url).map(({ text }) => JSON.parse(text));
  return {
    endpoint: `http://127.0.0.1:${port}`,
    received,
    bodiesAt,
    spans: () =>
      bodiesAt('/v1/traces').flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: OtlpSpan[] }[] }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        ),
      ) as OtlpSpan[],
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

test('a request is part of its caller’s trace, with its statements, and its duration is measured', async () => {
  const collector = await startCollector();
  // In a process of its own: the library imports on demand, which Jest does not.
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b',
    OTEL_SERVICE_NAME: 'blog',
  };
  const server = await startServerProcess(env, [], 'tracedServer.ts');
  const http = createClient(server.address);
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const parent = 'b7ad6b7169203331';
  // W3C Trace Context, 3.2.
  await http.get('/api/people?q=secret-word', {
    headers: { traceparent: `00-${traceId}-${parent}-01`, authorization: 'Bearer secret-token' },
  });
  const unsampled = '1af7651916cd43dd8448eb211c80319c';
  await http.get('/api/people', { headers: { traceparent: `00-${unsampled}-${parent}-00` } });
  expect(await server.stop()).toBe(0);
  const spans = collector.spans();
  const request = spans.find((span) => span.traceId === traceId && span.kind === 2);
  expect(request).toMatchObject({ name: 'GET /api/*', parentSpanId: parent });
  expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  const statements = spans.filter((span) => span.parentSpanId === request?.spanId);
  expect(statements.map(({ name }) => name)).toContain('SELECT');
  expect(spans.some((span) => span.traceId === unsampled)).toBe(false);
  const metrics = JSON.stringify(collector.bodiesAt('/v1/metrics'));
  expect(metrics).toContain('http.server.request.duration');
  expect(metrics).toContain('"stringValue":"blog"');
  expect(collector.received[0]?.headers['x-key']).toBe('a b');
  // Neither what somebody looked for nor a token leaves.
  const all = collector.received.map(({ text }) => text).join('');
  expect(all).not.toContain('secret-word');
  expect(all).not.toContain('secret-token');
  await collector.close();
}, 120_000);

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /OTEL_EXPORTER_OTLP_ENDPOINT is an address/],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, /from 0 to 1, not "2"/],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'secret' }, /name=value/],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'a=%zz' }, /no escape/],
])('settings that cannot be are one sentence: %j', (env, message) => {
  expect(() => readOptions([], env)).toThrow(message);
});

test('settings have the names of OpenTelemetry', () => {
  expect(
    readOptions([], {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20x, x-team=blog',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    }).telemetry,
  ).toEqual({
    endpoint: 'https://collector.example/',
    headers: { authorization: 'Bearer x', 'x-team': 'blog' },
    serviceName: 'atrium',
    share: 0.1,
  });
});
