import { pageHeader } from '@atrium/contract';
import type { CallOrigin } from '@atrium/core';
import type { FastifyRequest } from 'fastify';

/**
 * From where a call comes, for the audit log; a page of ours names itself.
 * @param via the interface by which it came, where it is not the API itself
 */
export const originOf = ({ id, ip, headers }: FastifyRequest, via?: string): CallOrigin => ({
  via: via ?? (headers[pageHeader.toLowerCase()] === undefined ? 'api' : 'page'),
  ip,
  agent: headers['user-agent'] ?? '',
  request: id,
});
