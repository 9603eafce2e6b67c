import { StartError } from './errors/StartError';
import type { Environment } from './settings';
import type { TelemetrySettings } from './telemetry/Telemetry';

type Read = Omit<TelemetrySettings, 'onError' | 'everyMs'>;

/** `name=value,name=value`, each in the escapes of an address (W3C Baggage), as OpenTelemetry has them. */
function readHeaders(text = ''): Record<string, string> {
  const entries = text.split(',').flatMap((part): [string, string][] => {
    if (!part.trim()) return [];
    const [, name, value] = /^\s*([\w-]+)\s*=\s*([^;]*?)\s*$/.exec(part) ?? [];
    // What it was is not repeated: it may be a secret.
    if (!name || value === undefined)
      throw new StartError('OTEL_EXPORTER_OTLP_HEADERS holds name=value with commas between.');
    try {
      return [[name, decodeURIComponent(value)]];
    } catch {
      throw new StartError('OTEL_EXPORTER_OTLP_HEADERS: a value has a % that is no escape.');
    }
  });
  return Object.fromEntries(entries);
}

function readShare(text = '1'): number {
  const share = Number(text);
  if (text.trim() !== '' && share >= 0 && share <= 1) return share;
  throw new StartError(`OTEL_TRACES_SAMPLER_ARG is a number from 0 to 1, not "${text}".`);
}

/**
 * Where traces and metrics go, by the names that OpenTelemetry gives its settings; undefined where nothing leaves.
 * @throws StartError
 */
export function readTelemetry(env: Environment): Read | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = env;
  const read = {
    headers: readHeaders(headers),
    serviceName: env.OTEL_SERVICE_NAME ?? 'atrium',
    share: readShare(env.OTEL_TRACES_SAMPLER_ARG),
  };
  if (endpoint === undefined) return undefined;
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol))
    throw new StartError('OTEL_EXPORTER_OTLP_ENDPOINT is an address that begins with https:// or http://.');
  return { endpoint, ...read };
}
