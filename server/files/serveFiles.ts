import { type FileReference, readReference } from '@atrium/backend/files';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange } from './FileBytes';
import type { ServerFiles } from './ServerFiles';

/** Media types that a browser may show in a tab of its own: none of them can run anything within the policy below. */
const shown =
  /^(?:image\/(?:avif|bmp|gif|jpeg|png|svg\+xml|webp)|audio\/[\w.+-]+|video\/[\w.+-]+|text\/plain|application\/pdf)$/;
/** Types that browsers or their plug-ins run where they come from. They are saved as what they are by name alone. */
const active = /html|xml|script|flash|java|wasm/;

const plain = 'application/octet-stream';

function typeOf({ type }: FileReference): string {
  if (shown.test(type)) return type === 'text/plain' ? 'text/plain; charset=utf-8' : type;
  return active.test(type) ? plain : type;
}

/** What somebody sent is never a page of ours: no scripts, no origin, and nothing that it could load. */
const headersOf = (reference: FileReference): Record<string, string> => ({
  'content-type': typeOf(reference),
  'content-disposition': shown.test(reference.type) ? 'inline' : 'attachment',
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, max-age=31536000, immutable',
  'accept-ranges': 'bytes',
  etag: `"${reference.hash}"`,
});

/**
 * The part of a file that is asked for (RFC 9110, 14.1.2 and 14.2): all of it where none is, or several are; null where there
 * is none such.
 */
function readRange(header: string | undefined, size: number): ByteRange | null {
  const all = { start: 0, end: size - 1 };
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return all;
  if (first === '')
    return Number(last) > 0 && size > 0 ? { start: Math.max(0, size - Number(last)), end: size - 1 } : null;
  const range = { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
  if (last !== '' && Number(last) < Number(first)) return all;
  return range.start < size ? range : null;
}

/** A range counts while the file is the one that the caller has a part of (RFC 9110, 13.1.5). */
const rangeOf = ({ headers }: FastifyRequest, etag: string): string | undefined =>
  headers['if-range'] === undefined || headers['if-range'] === etag ? headers.range : undefined;

const notFound = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ error: 'There is no such file, or its address has expired' });

async function sendFile(files: ServerFiles, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const [path = '', signature = ''] = request.url.split('?');
  const reference = readReference(path);
  if (!reference || !(await files.opens(reference, signature))) return notFound(reply);
  const headers = headersOf(reference);
  if (request.headers['if-none-match'] === headers.etag) return reply.code(304).headers(headers).send();
  const size = await files.size(reference.hash);
  if (size === undefined) return notFound(reply);
  const asked = rangeOf(request, `"${reference.hash}"`);
  const range = readRange(asked, size);
  if (!range)
    return reply.code(416).header('content-range', `bytes */${size}`).send({ error: 'There is no such part' });
  const length = range.end - range.start + 1;
  reply.headers(headers).header('content-length', length);
  if (length < size) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  if (request.method === 'HEAD' || size === 0) return reply.send();
  const bytes = await files.open(reference.hash, range);
  return bytes ? reply.send(bytes) : notFound(reply);
}

/** Serves files to whoever has a signed address: pictures and links of a page send no token. */
export function serveFiles(server: FastifyInstance, files: ServerFiles): void {
  server.route({
    method: ['GET', 'HEAD'],
    url: '/files/*',
    handler: (request, reply) => sendFile(files, request, reply),
  });
}
