import { AwsClient } from 'aws4fetch';

interface BucketAddress {
  /** Of the storage: `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  /** The start of every key, without a slash at its end; may be empty. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

interface StoredObject {
  bytes: Buffer;
  etag: string;
}

export interface ListedObject {
  path: string;
  etag: string;
  /** In milliseconds since the epoch. */
  modifiedAt: number;
  size: number;
}

/** Write only while this ETag is current; `null`: only while nothing is there. */
export type Condition = string | null;

/** The operations of a bucket that releases and files need. All paths are below its prefix. */
export interface Bucket {
  get(path: string): Promise<StoredObject | undefined>;
  /** Begins to read an object, or a part of it (the header Range); undefined where there is none. */
  open(path: string, range?: string): Promise<ReadableStream<Uint8Array> | undefined>;
  /** @returns the ETag; undefined when the condition was not met */
  put(
    path: string,
    body: string | Uint8Array<ArrayBuffer>,
    headers: Readonly<Record<string, string>>,
    condition?: Condition,
  ): Promise<string | undefined>;
  list(path: string): Promise<ListedObject[]>;
  remove(path: string): Promise<void>;
}

/** The message says who must change what. */
export class BucketError extends Error {}

const hints: ReadonlyMap<number, string> = new Map([
  [401, 'unknown key: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'],
  [403, 'this key may not do that: its policy has to allow it'],
  [404, 'there is no such bucket'],
  [501, 'it has no conditional writes, without which concurrent releases would overwrite each other'],
]);

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (text: string) => text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name) => entities[name] ?? '');

const textIn = (xml: string, name: string): string | undefined => {
  const [, value] = xml.match(new RegExp(`<${name}>([^<]*)</${name}>`)) ?? [];
  return value === undefined ? undefined : unescaped(value);
};

/** The signature requires these characters escaped, too. */
const escaped = (key: string) =>
  encodeURIComponent(key)
    .replaceAll('%2F', '/')
    .replaceAll(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

const conditionHeader = (condition: Condition | undefined): Record<string, string> => {
  if (condition === undefined) return {};
  return condition === null ? { 'If-None-Match': '*' } : { 'If-Match': condition };
};

/** Another write came first, or is under way. */
const isLost = (status: number) => status === 412 || status === 409;

const objectsIn = (xml: string, start: string): ListedObject[] =>
  [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
    path: (textIn(entry, 'Key') ?? '').slice(start.length),
    etag: textIn(entry, 'ETag') ?? '',
    modifiedAt: Date.parse(textIn(entry, 'LastModified') ?? ''),
    size: Number(textIn(entry, 'Size') ?? 0),
  }));

async function readError(response: Response, address: string): Promise<BucketError> {
  const xml = await response.text();
  const hint = hints.get(response.status) ?? textIn(xml, 'Message') ?? response.statusText;
  const code = textIn(xml, 'Code') ?? '';
  return new BucketError(`${address} answers ${response.status} ${code}: ${hint}.`);
}

/** Signs and sends requests of a bucket; paths begin below its prefix. */
function connect({ endpoint, bucket, prefix, region, ...keys }: BucketAddress) {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 4 });
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  const start = prefix && `${prefix}/`;
  const addressOf = (path: string) => `${root}/${escaped(start + path)}`;

  async function ask(address: string, init: RequestInit = {}): Promise<Response> {
    try {
      return await client.fetch(address, init);
    } catch (error) {
      const reason = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
      throw new BucketError(`${new URL(endpoint).host} does not answer${reason}: is S3_ENDPOINT right?`);
    }
  }

  const errorOf = (response: Response, path: string) => readError(response, `${root}/${start}${path}`);

  async function listPage(path: string, token: string | undefined): Promise<string> {
    const query = new URLSearchParams({ 'list-type': '2', prefix: start + path });
    if (token) query.set('continuation-token', token);
    const response = await ask(`${root}?${query}`);
    if (!response.ok) throw await errorOf(response, path);
    return response.text();
  }

  return { start, addressOf, ask, errorOf, listPage };
}

export function openBucket(address: BucketAddress): Bucket {
  const { start, addressOf, ask, errorOf, listPage } = connect(address);
  return {
    async get(path) {
      const response = await ask(addressOf(path));
      if (response.status === 404 && textIn(await response.clone().text(), 'Code') !== 'NoSuchBucket') return undefined;
      if (!response.ok) throw await errorOf(response, path);
      return { bytes: Buffer.from(await response.arrayBuffer()), etag: response.headers.get('etag') ?? '' };
    },
    async open(path, range) {
      const response = await ask(addressOf(path), range ? { headers: { Range: range } } : {});
      if (response.status === 404) return undefined;
      if (!response.ok) throw await errorOf(response, path);
      return response.body ?? undefined;
    },
    async put(path, body, headers, condition) {
      const sent = { method: 'PUT', body, headers: { ...headers, ...conditionHeader(condition) } };
      const response = await ask(addressOf(path), sent);
      if (condition !== undefined && isLost(response.status)) return undefined;
      // The object of the ETag was deleted meanwhile.
      if (condition && response.status === 404) return undefined;
      if (!response.ok) throw await errorOf(response, path);
      return response.headers.get('etag') ?? '';
    },
    async list(path) {
      const found: ListedObject[] = [];
      let token: string | undefined;
      do {
        const xml = await listPage(path, token);
        found.push(...objectsIn(xml, start));
        token = textIn(xml, 'NextContinuationToken');
      } while (token);
      return found;
    },
    async remove(path) {
      const response = await ask(addressOf(path), { method: 'DELETE' });
      if (!response.ok && response.status !== 404) throw await errorOf(response, path);
    },
  };
}
