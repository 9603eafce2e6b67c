import { pageHeader } from '@atrium/contract';
import type { ApiEngine, ApiRequest } from '../engine';
import type { ApiAnswer } from '../engine/answers';

type Headers = Readonly<Record<string, unknown>>;

/**
 * Recognises pages of another product, such as clients of the original template: pages of ours send the header `Page`, and
 * what is no browser sends neither an origin nor fetch metadata.
 */
const isLegacyClient = (headers: Headers): boolean =>
  headers[pageHeader.toLowerCase()] === undefined &&
  (headers.origin !== undefined || headers['sec-fetch-site'] !== undefined);

const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** `message-circle` as `MessageCircle`: these clients look icons up by the names of their components. */
const toPascalCase = (name: string): string =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, first: string) => first.toUpperCase());

function toLegacyField(name: string, value: unknown): unknown {
  if (name === 'avatar' && value === null) return '';
  if (name === 'icon' && typeof value === 'string' && kebabCase.test(value)) return toPascalCase(value);
  return toLegacyShape(value);
}

/** Nobody's picture is an empty text, and icons go by their Pascal case. */
function toLegacyShape(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(toLegacyShape);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, toLegacyField(name, value)]));
}

const ownPath = /^\/assets\//;

/** Makes the addresses of pictures and files absolute, so that a page of another origin can show them. */
function toAbsoluteUrls(data: unknown, origin: string): unknown {
  if (typeof data === 'string') return ownPath.test(data) ? origin + data : data;
  if (Array.isArray(data)) return data.map((item) => toAbsoluteUrls(item, origin));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, toAbsoluteUrls(value, origin)]));
}

interface LegacyOptions {
  /** Names in lower case. */
  headers: Headers;
  /** Under which the API is called: `https://example.com`. */
  origin: string;
}

/**
 * Answers a call over HTTP, in front of the engine: to pages of ours and to what is no browser as the API's document says,
 * to legacy clients in the shape that they expect (`legacyView` of the call). Null when no call matches.
 */
export async function handleWithLegacy(
  engine: ApiEngine,
  request: ApiRequest,
  { headers, origin }: LegacyOptions,
): Promise<ApiAnswer | null> {
  const answer = await engine.handle(request);
  if (!answer) return null;
  let { data } = answer;
  if (answer.status < 400 && isLegacyClient(headers)) {
    const match = await engine.catalog.match(request);
    data = toLegacyShape(match?.call.legacyView ? await match.call.legacyView(data) : data);
  }
  return { ...answer, data: headers.origin ? toAbsoluteUrls(data, origin) : data };
}
