import type { FastifyInstance } from 'fastify';

export const reportsPath = '/api/reports';

const maxBytes = 16 * 1024;
const maxPerMinute = 300;

function parse(body: unknown): unknown {
  try {
    return JSON.parse(typeof body === 'string' ? body : '');
  } catch {
    return undefined;
  }
}

/** Writes what pages report into the log, as a line with `report`: anybody may send one, so few are kept. */
export function addReports(server: FastifyInstance): void {
  let minute = 0;
  let count = 0;
  function isTooMany(): boolean {
    const now = Math.floor(Date.now() / 60_000);
    count = now === minute ? count + 1 : 1;
    minute = now;
    return count > maxPerMinute;
  }
  server.register(async (room) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxBytes }, (_request, body, done) =>
      done(null, body),
    );
    room.post(reportsPath, async (request, reply) => {
      const report = parse(request.body);
      if (typeof report !== 'object' || report === null) return reply.code(400).send({ error: 'This is no report' });
      if (isTooMany()) return reply.code(429).send({ error: 'Too many reports' });
      request.log.warn({ report }, 'A page reports');
      return reply.code(204).send();
    });
  });
}
