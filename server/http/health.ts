import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';

const patienceMs = 2_000;

/** `/healthz`: the process lives. `/readyz`: it can answer calls now, or a balancer leaves it out. */
export function addHealth(server: FastifyInstance, database: Database, isEnding: () => boolean): void {
  server.get('/healthz', { logLevel: 'silent' }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  server.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isEnding() && (await answersInTime(database))) return reply.send({ status: 'ready' });
    return reply.code(503).send({ status: isEnding() ? 'ending' : 'without its database' });
  });
}

function answersInTime(database: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  const answer = database.query('SELECT FROM changes LIMIT 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}
