import type { Readable } from 'node:stream';
import { type ApiEngine, type StorageLimits, toHeaders } from '@atrium/backend/engine';
import { fallbackType, rejectStorage, toReference } from '@atrium/backend/files';
import { readCaller } from '@atrium/core';
import { coreCalls, maxFileBytes, uploadPath } from '@atrium/core/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FileTooLarge } from '../errors/FileTooLarge';
import type { FileReceiver } from '../files/receiveFile';
import { callContext } from '../sql/changeLog';
import { originOf } from './originOf';

export const tooManyCalls = {
  error: 'This API token has called too often. Wait, then try again.',
  code: 'tooManyCalls',
};

/** Uploads at the same time, of which each may have a file on the disk. */
const maxUploads = 100;

const tooLarge = (reply: FastifyReply) =>
  reply.code(413).send({ error: 'The file is larger than 5 MB', code: 'fileTooLarge', limit: maxFileBytes });

/** What the address says of the type, for clients whose bodies have another one; null for a form. */
function typeOf({ headers }: FastifyRequest, query: URLSearchParams): string | null {
  const sent = headers['content-type'] ?? fallbackType;
  if (sent.startsWith('multipart/')) return null;
  const type = (query.get('type') ?? sent).split(';')[0]?.trim().toLowerCase() ?? '';
  return /^[a-z0-9][\w.+-]{0,63}\/[a-z0-9][\w.+-]{0,126}$/.test(type) ? type : fallbackType;
}

interface UploadOptions {
  api: ApiEngine;
  storage: StorageLimits;
  receiver: FileReceiver;
  /** Origin with which addresses in the answer begin, where the page is of another one. */
  baseOf: (request: FastifyRequest) => string | undefined;
  /** The seconds until an API token may call again; null where it may now. */
  limitToken: (authorization: string | undefined) => number | null;
}

interface Upload {
  authorization: string | undefined;
  length: number;
}

/** The rejection of an upload of which nothing is read yet. */
async function rejectUpload({ api, storage }: UploadOptions, { authorization, length }: Upload) {
  const { method, path } = coreCalls.storeFile;
  const { rejection } = await api.announce({ method, url: path, ...(authorization && { authorization }) });
  if (rejection) return rejection;
  return api.read([], async (store) => {
    const caller = await readCaller(store, authorization ?? '');
    return rejectStorage(store, storage, caller.user?.id ?? 0, length);
  });
}

/**
 * `POST /api/files/upload?fileName=…&type=…` takes the bytes of a file as the body, whatever its type: it goes to the disk as it
 * comes. It answers as `POST /api/files` does, which takes the same file as text.
 */
export function addUpload(server: FastifyInstance, options: UploadOptions): void {
  let uploads = 0;

  async function upload(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { authorization } = request.headers;
    const seconds = options.limitToken(authorization);
    if (seconds !== null) return reply.code(429).header('retry-after', String(seconds)).send(tooManyCalls);
    const length = Number(request.headers['content-length'] ?? 0);
    if (length > maxFileBytes) return tooLarge(reply);
    const query = new URL(request.url, 'http://localhost').searchParams;
    const type = typeOf(request, query);
    if (!type) return reply.code(400).send({ error: { body: ['Send the bytes of the file as the body.'] } });
    const rejection = await rejectUpload(options, { authorization, length });
    if (rejection) return reply.code(rejection.status).send(rejection.data);
    const { api, receiver, baseOf } = options;
    return receiver.receive(request.raw, maxFileBytes, async (file) => {
      const fileName = query.get('fileName') ?? '';
      const base = baseOf(request);
      const call = {
        method: coreCalls.storeFile.method,
        url: coreCalls.storeFile.path,
        body: JSON.stringify({ fileName, content: toReference({ hash: file.hash, type }) }),
        file,
        ...(authorization && { authorization }),
        ...(base && { base }),
      };
      const answer = await callContext.run({ page: null, origin: originOf(request) }, () => api.handle(call));
      if (!answer) throw new Error('No backend stores files');
      return reply.header('cache-control', 'no-store').headers(toHeaders(answer)).code(answer.status).send(answer.data);
    });
  }

  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body is read by the handler, once it is known who sends it.
    scope.addContentTypeParser(
      '*',
      (_request: FastifyRequest, body: Readable, done: (error: null, body: Readable) => void) => done(null, body),
    );
    scope.post(uploadPath, async (request, reply) => {
      if (uploads >= maxUploads)
        return reply
          .code(503)
          .header('retry-after', '1')
          .send({ error: 'Too much is being sent at the same time. Try again.' });
      uploads += 1;
      try {
        return await upload(request, reply);
      } catch (error) {
        if (error instanceof FileTooLarge) return tooLarge(reply);
        throw error;
      } finally {
        uploads -= 1;
      }
    });
  });
}
