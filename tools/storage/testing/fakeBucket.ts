import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

interface StoredObject {
  bytes: Buffer;
  etag: string;
  headers: Record<string, string>;
  modifiedAt: string;
}

export interface FakeBucket {
  /** Address and credentials for `openStorage`. */
  env: Record<string, string>;
  objects: Map<string, StoredObject>;
  /** Called before each write; an exception prevents the write and loses the response. */
  beforeWrite: (method: string, key: string) => void | Promise<void>;
  /** Called after each write; an exception becomes the response. */
  afterWrite: (method: string, key: string) => void;
  /** Ignores If-Match, as old storages do. */
  ignoresConditions: boolean;
  close(): Promise<void>;
}

const keys = { accessKeyId: 'tests', secretAccessKey: 'no-secret-at-all' };
const name = 'releases';
const storedHeaders = ['content-type', 'cache-control', 'content-encoding'];

const sendError = (reply: FastifyReply, status: number, code: string) =>
  reply.code(status).type('application/xml').send(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);

/** Computes the signature again, with the library's own signer. */
async function isSigned({ method, url, headers, body }: FastifyRequest, origin: string): Promise<boolean> {
  const [, names = ''] = headers.authorization?.match(/SignedHeaders=([^,]+)/) ?? [];
  const [, region = ''] = headers.authorization?.match(/Credential=[^/]+\/\d+\/([^/]+)\/s3\//) ?? [];
  const signed = names.split(';').filter((one) => one !== 'host');
  const signer = new AwsV4Signer({
    ...keys,
    method,
    url: origin + url,
    headers: Object.fromEntries(signed.map((one) => [one, String(headers[one] ?? '')])),
    ...(Buffer.isBuffer(body) ? { body: new Uint8Array(body) } : {}),
    service: 's3',
    region,
    datetime: String(headers['x-amz-date'] ?? ''),
  });
  return (await signer.authHeader()) === headers.authorization;
}

/** Amazon's response to a failed condition; undefined when the write may go on. */
function conditionError(
  headers: FastifyRequest['headers'],
  stored: StoredObject | undefined,
): [number, string] | undefined {
  if (headers['if-none-match'] === '*' && stored) return [412, 'PreconditionFailed'];
  const asked = headers['if-match'];
  if (!asked || asked === stored?.etag) return undefined;
  return stored ? [412, 'PreconditionFailed'] : [404, 'NoSuchKey'];
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** ListObjectsV2 with short pages, so that readers need several. */
function listing(
  objects: ReadonlyMap<string, StoredObject>,
  { prefix = '', ...query }: Record<string, string>,
): string {
  const pageLength = 10;
  const after = query['continuation-token'] ?? '';
  const found = [...objects]
    .filter(([key]) => key.startsWith(prefix) && key > after)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const page = found.slice(0, pageLength);
  const contents = page.map(
    ([key, { etag, modifiedAt, bytes }]) =>
      `<Contents><Key>${escapeXml(key)}</Key><LastModified>${modifiedAt}</LastModified><ETag>${escapeXml(etag)}</ETag><Size>${bytes.length}</Size></Contents>`,
  );
  const rest =
    found.length > pageLength
      ? `<NextContinuationToken>${escapeXml(page.at(-1)?.[0] ?? '')}</NextContinuationToken>`
      : '';
  return `<ListBucketResult>${contents.join('')}${rest}</ListBucketResult>`;
}

/**
 * In-memory subset of S3 for tests. No S3-compatible server on npm that runs on Node 20 makes conditional writes, which
 * these tests are about.
 */
export async function openFakeBucket(): Promise<FakeBucket> {
  const server: FastifyInstance = fastify({ bodyLimit: 64 * 1024 * 1024, forceCloseConnections: true });
  const objects = new Map<string, StoredObject>();
  const bucket: FakeBucket = {
    env: {},
    objects,
    beforeWrite: () => {},
    afterWrite: () => {},
    ignoresConditions: false,
    close: () => server.close(),
  };
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  server.addHook('preHandler', async (request, reply) => {
    const isKnown = await isSigned(request, bucket.env.S3_ENDPOINT ?? '');
    if (!isKnown) return sendError(reply, 403, 'SignatureDoesNotMatch');
  });

  const keyOf = (request: FastifyRequest<{ Params: { '*': string } }>) => request.params['*'];
  server.get<{ Querystring: Record<string, string> }>(`/${name}`, async ({ query }, reply) =>
    reply.type('application/xml').send(listing(objects, query)),
  );
  server.get<{ Params: { '*': string } }>(`/${name}/*`, async (request, reply) => {
    const found = objects.get(keyOf(request));
    if (!found) return sendError(reply, 404, 'NoSuchKey');
    const [, start, end] = request.headers.range?.match(/^bytes=(\d+)-(\d+)$/) ?? [];
    reply.headers({ ...found.headers, etag: found.etag });
    return start && end
      ? reply.code(206).send(found.bytes.subarray(Number(start), Number(end) + 1))
      : reply.send(found.bytes);
  });
  server.put<{ Params: { '*': string } }>(`/${name}/*`, async (request, reply) => {
    const key = keyOf(request);
    await bucket.beforeWrite('PUT', key);
    const failed = bucket.ignoresConditions ? undefined : conditionError(request.headers, objects.get(key));
    if (failed) return sendError(reply, ...failed);
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
    const headers = Object.fromEntries(
      storedHeaders.flatMap((one) => [[one, String(request.headers[one] ?? '')]]).filter(([, value]) => value),
    );
    objects.set(key, { bytes, etag, headers, modifiedAt: new Date().toISOString() });
    bucket.afterWrite('PUT', key);
    return reply.header('etag', etag).send();
  });
  server.delete<{ Params: { '*': string } }>(`/${name}/*`, async (request, reply) => {
    await bucket.beforeWrite('DELETE', keyOf(request));
    objects.delete(keyOf(request));
    return reply.code(204).send();
  });

  bucket.env = {
    S3_ENDPOINT: await server.listen({ port: 0, host: '127.0.0.1' }),
    AWS_ACCESS_KEY_ID: keys.accessKeyId,
    AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
  };
  return bucket;
}
