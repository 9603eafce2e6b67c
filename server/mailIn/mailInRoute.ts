import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { createKeyLimit } from '../signIn/apiTokenUse';
import type { SqlEngine } from '../sql/SqlEngine';
import type { MailInSettings } from './replyAddress';
import { takeMail } from './takeMail';

interface MailInOptions extends MailInSettings {
  api: SqlEngine;
  /** The sender of the emails of this server: `Atrium <no-reply@example.com>`. */
  mailFrom: string;
  now: () => number;
}

export const mailInPath = '/mail-in';

const maxBytes = 10 * 1024 * 1024;
/** Emails that are read at the same time. */
const maxAtOnce = 4;
/** Answers of one person in a minute. */
const maxAnswers = 10;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The secret of a request: as a bearer token, or as the password in its address, for services that send no other header. */
function secretOf({ headers: { authorization = '' } }: FastifyRequest): string {
  const [, scheme = '', value = ''] = /^(bearer|basic) (\S+)$/i.exec(authorization) ?? [];
  if (scheme.toLowerCase() !== 'basic') return value;
  return Buffer.from(value, 'base64').toString().split(':').slice(1).join(':');
}

const emailIn = (mailbox: string): string => /<([^<>]+)>/.exec(mailbox)?.[1] ?? mailbox;

/**
 * `POST /mail-in`: an email as it came (RFC 5322), brought by a mail server. It is answered by 200 also where the email is
 * ignored, for whoever brings it has nothing else to do; by 503 where it is to come again.
 */
export function addMailIn(server: FastifyInstance, { api, mailFrom, now, ...settings }: MailInOptions): void {
  const expected = digest(settings.secret);
  const options = { ...settings, api, ownAddress: emailIn(mailFrom), limit: createKeyLimit(maxAnswers, now) };
  let atOnce = 0;
  void server.register(async (scope) => {
    scope.setErrorHandler<FastifyError>((error, _request, reply) =>
      reply
        .code(error.statusCode ?? 400)
        .send({ error: error.statusCode === 413 ? 'The email is too large' : 'The body is no email' }),
    );
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['message/rfc822', 'application/octet-stream'],
      { parseAs: 'buffer', bodyLimit: maxBytes },
      (_request, body, done) => done(null, body),
    );
    scope.post(
      mailInPath,
      {
        // Nothing is read of what a stranger sends.
        onRequest: async (request, reply) => {
          if (timingSafeEqual(digest(secretOf(request)), expected)) return;
          return reply.code(401).header('www-authenticate', 'Bearer realm="Atrium"').send({ error: 'Invalid secret' });
        },
      },
      async (request, reply) => {
        const later = () => reply.code(503).header('retry-after', '30').send({ error: 'Bring it again later' });
        if (!Buffer.isBuffer(request.body)) return reply.code(400).send({ error: 'The body is no email' });
        if (atOnce >= maxAtOnce) return later();
        atOnce += 1;
        const recipient = request.headers['x-recipient'];
        try {
          const outcome = await takeMail(options, request.body, {
            ip: request.ip,
            request: request.id,
            recipient: typeof recipient === 'string' ? recipient : undefined,
          });
          // Neither words nor addresses: of these, one opens a thread.
          request.log.info({ mailIn: outcome }, outcome === 'taken' ? 'An email is taken' : 'An email is ignored');
          return { outcome };
        } catch (error) {
          request.log.error(error);
          return later();
        } finally {
          atOnce -= 1;
        }
      },
    );
  });
}
