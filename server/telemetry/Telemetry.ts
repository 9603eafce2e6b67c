import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';

/** Traces and metrics that leave by OpenTelemetry. */
export interface Telemetry {
  /** Measures each answer, as part of the trace that its caller has begun. */
  follow(server: FastifyInstance): void;
  /** A database whose statements are parts of the trace of a request. */
  traced(database: Database): Database;
  /** Sends what is left, for a few seconds at most. */
  end(): Promise<void>;
}

export interface TelemetrySettings {
  /** Base address of the collector, such as `http://collector:4318`. */
  endpoint: string;
  /** Headers of its requests. */
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  /** Share of the traces that begin here, from 0 to 1; those of callers are followed as these say. */
  share: number;
  onError: (message: string) => void;
  /** Interval of metrics. */
  everyMs?: number;
}
