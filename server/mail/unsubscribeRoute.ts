import type { ApiEngine } from '@atrium/backend/engine';
import { unsubscribe } from '@atrium/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The page is for people who follow the link in an email, without the product: it is small, and in their language. */
const texts = {
  en: {
    title: 'Emails',
    ask: 'Stop these emails?',
    stop: 'Stop emails',
    done: 'You get no more of these emails.',
    gone: 'This link is not valid.',
  },
  de: {
    title: 'E-Mails',
    ask: 'Diese E-Mails beenden?',
    stop: 'E-Mails beenden',
    done: 'Diese E-Mails kommen nicht mehr.',
    gone: 'Dieser Link ist nicht gültig.',
  },
  fr: {
    title: 'E-mails',
    ask: 'Ne plus recevoir ces e-mails ?',
    stop: 'Ne plus recevoir',
    done: 'Vous ne recevrez plus ces e-mails.',
    gone: 'Ce lien n’est pas valable.',
  },
  pt: {
    title: 'E-mails',
    ask: 'Deixar de receber estes e-mails?',
    stop: 'Deixar de receber',
    done: 'Você não receberá mais estes e-mails.',
    gone: 'Este link não é válido.',
  },
};
type Language = keyof typeof texts;

const isLanguage = (text: string): text is Language => Object.hasOwn(texts, text);

/** The first language of the browser that there is. */
function languageOf({ headers }: FastifyRequest): Language {
  const asked = (headers['accept-language'] ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return asked.find(isLanguage) ?? 'en';
}

function sendPage(request: FastifyRequest, reply: FastifyReply, body: (words: (typeof texts)[Language]) => string) {
  const language = languageOf(request);
  const words = texts[language];
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; form-action 'self'; frame-ancestors 'none'")
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .send(
      `<!doctype html><html lang="${language}"><meta name="viewport" content="width=device-width"><title>${words.title}</title><main>${body(words)}</main></html>`,
    );
}

/**
 * `POST /unsubscribe/:token` ends emails with one click (RFC 8058): without a sign-in, by what only the email holds. A GET
 * changes nothing, for programs open the links of emails before people do.
 */
export function addUnsubscribe(server: FastifyInstance, api: ApiEngine): void {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body says that it is one click, and nothing else.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1_000 }, (_request, _body, done) => done(null));
    scope.get('/unsubscribe/:token', async (request, reply) =>
      sendPage(
        request,
        reply,
        ({ ask, stop }) => `<h1>${ask}</h1><form method="post"><button type="submit">${stop}</button></form>`,
      ),
    );
    scope.post<{ Params: { token: string } }>('/unsubscribe/:token', async (request, reply) => {
      const isDone = await api.change('notices', (store) => unsubscribe(store, request.params.token));
      return sendPage(request, reply.code(isDone ? 200 : 404), ({ done, gone }) => `<p>${isDone ? done : gone}</p>`);
    });
  });
}
