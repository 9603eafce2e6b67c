import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Context,
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
  ValueType,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Connection, Database } from '../database/database';
import { areaOf } from '../http/metrics';
import type { Telemetry, TelemetrySettings } from './Telemetry';

const usualEveryMs = 60_000;
/** Time that the end of the process waits for what is left. */
const endMs = 3_000;
/** As the conventions recommend for the duration of requests, in seconds. */
const boundaries = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/** The request in whose work something is done. */
const current = new AsyncLocalStorage<Context>();

/** Whose headers are read; the propagator asks for one by its name. */
const fromHeaders = {
  get: (headers: FastifyRequest['headers'], name: string) => headers[name],
  keys: (headers: FastifyRequest['headers']) => Object.keys(headers),
};

/** The route, never the address: that may hold a secret or a name. */
function routeOf({ routeOptions, url }: FastifyRequest): string {
  const route = routeOptions.url ?? '/*';
  return route === '/*' ? `/${areaOf(url)}/*` : route;
}

/** Only the kind of a statement: its words are long, and the same for all of a table. */
const operationOf = (sql: string): string => /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? 'QUERY';

async function inSpan<T>(tracer: Tracer, sql: string, work: () => Promise<T>): Promise<T> {
  const context = current.getStore();
  // What the server does by itself is no part of a request.
  if (!context) return work();
  const operation = operationOf(sql);
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation };
  const span = tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes }, context);
  try {
    return await work();
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    if (error instanceof Error) span.setAttribute('error.type', error.name);
    throw error;
  } finally {
    span.end();
  }
}

const tracedConnection = (tracer: Tracer, connection: Connection): Connection => ({
  query: (sql, values) => inSpan(tracer, sql, () => connection.query(sql, values)),
  run: (sql) => inSpan(tracer, sql, () => connection.run(sql)),
});

const tracedDatabase = (tracer: Tracer, database: Database): Database => ({
  ...tracedConnection(tracer, database),
  isSingleProcess: database.isSingleProcess,
  searches: tracedConnection(tracer, database.searches),
  withConnection: (work) => database.withConnection((connection) => work(tracedConnection(tracer, connection))),
  withSession: (work) => database.withSession((connection) => work(tracedConnection(tracer, connection))),
  listen: (channel, listeners) => database.listen(channel, listeners),
  close: () => database.close(),
});

/** Spans and durations of requests (semantic conventions for HTTP, stable since 1.23). */
function followRequests(server: FastifyInstance, tracer: Tracer, meters: MeterProvider): void {
  const propagator = new W3CTraceContextPropagator();
  const spans = new WeakMap<FastifyRequest, Span>();
  const seconds = meters.getMeter('atrium').createHistogram('http.server.request.duration', {
    description: 'Duration of HTTP server requests.',
    unit: 's',
    valueType: ValueType.DOUBLE,
    advice: { explicitBucketBoundaries: boundaries },
  });
  server.addHook('onRequest', (request, _reply, done) => {
    const caller = propagator.extract(ROOT_CONTEXT, request.headers, fromHeaders);
    const { method, protocol } = request;
    const attributes = { 'http.request.method': method, 'url.scheme': protocol, 'atrium.request_id': request.id };
    const span = tracer.startSpan(`${method} ${routeOf(request)}`, { kind: SpanKind.SERVER, attributes }, caller);
    spans.set(request, span);
    current.run(trace.setSpan(caller, span), done);
  });
  server.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const attributes = {
      'http.request.method': request.method,
      'http.route': routeOf(request),
      'http.response.status_code': statusCode,
    };
    seconds.record(elapsedTime / 1000, { ...attributes, 'url.scheme': request.protocol });
    const span = spans.get(request);
    span?.setAttributes(attributes);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
  // One who goes away has no answer: the span ends all the same.
  server.addHook('onRequestAbort', async (request) => spans.get(request)?.end());
}

/** Sends traces and metrics to a collector by OTLP over HTTP. */
export function startTelemetry({
  endpoint,
  headers,
  serviceName,
  share,
  onError,
  everyMs,
}: TelemetrySettings): Telemetry {
  const say = (message: string) => onError(message);
  const quiet = () => {};
  diag.setLogger({ error: say, warn: say, info: quiet, debug: quiet, verbose: quiet }, DiagLogLevel.WARN);
  const resource = resourceFromAttributes({
    'service.name': serviceName,
    'service.instance.id': crypto.randomUUID(),
  });
  const base = endpoint.replace(/\/+$/, '');
  const traces = new BasicTracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${base}/v1/traces`, headers: { ...headers } })),
    ],
  });
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${base}/v1/metrics`, headers: { ...headers } }),
        exportIntervalMillis: everyMs ?? usualEveryMs,
        exportTimeoutMillis: Math.min(everyMs ?? usualEveryMs, 10_000),
      }),
    ],
  });
  const tracer = traces.getTracer('atrium');
  return {
    follow: (server) => followRequests(server, tracer, meters),
    traced: (database) => tracedDatabase(tracer, database),
    async end() {
      const sent = Promise.allSettled([traces.shutdown(), meters.shutdown()]);
      await Promise.race([sent, wait(endMs, undefined, { ref: false })]);
    },
  };
}
