import type { ApiEngine } from '@atrium/backend/engine';
import { readCaller } from '@atrium/core';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import type { ChangeFeed } from '../live/changeFeed';
import { DocumentSocket, type SocketPerson } from './DocumentSocket';
import { Rooms } from './Rooms';

export const documentsPath = '/api/documents';

/** The longest update in Base64, and what is around it. */
const maxMessage = 6_100_000;
const maxSockets = 5_000;
const maxPerAccount = 20;

interface DocumentsOptions {
  api: ApiEngine;
  database: Database;
  feed: ChangeFeed;
}

export interface DocumentsRoute {
  /** Ends all sockets: their pages come to another process. */
  close(): Promise<void>;
}

/** Answers the calls that synchronise documents, and no other: those have guards of their own. */
const createHandle = (api: ApiEngine) => async (path: string, token: string, body: object) => {
  const match = await api.catalog.match({ method: 'POST', url: path });
  if (!match?.call.isDocument) return null;
  return api.handle({ method: 'POST', url: path, body: JSON.stringify(body), authorization: `Bearer ${token}` });
};

/**
 * `GET /api/documents`: a socket by which pages write in one document together. Any process may have any of them: what
 * is written is in the records before another page hears of it.
 */
export async function addDocuments(
  server: FastifyInstance,
  { api, database, feed }: DocumentsOptions,
): Promise<DocumentsRoute> {
  const rooms = new Rooms(database);
  await rooms.open();
  const sockets = new Set<DocumentSocket>();
  const ofAccount = ({ id }: SocketPerson) => [...sockets].filter(({ person }) => person?.id === id).length;
  const services = {
    rooms,
    handle: createHandle(api),
    async identify(token: string) {
      const { user, sessionId } = await api.read([], (store) => readCaller(store, `Bearer ${token}`));
      return user && { person: { id: user.id, name: user.fullName || user.username }, sessionId };
    },
    admit: (person: SocketPerson) => ofAccount(person) < maxPerAccount,
    onEnd: (socket: DocumentSocket) => void sockets.delete(socket),
  };
  // Who lost a right, or signed out, is cut off before they write again.
  const stop = feed.subscribe(({ signIns }) => {
    for (const socket of sockets) if (signIns === null || socket.isOf(signIns)) void socket.check();
  });
  await server.register(async (scope) => {
    await scope.register(websocket, { options: { maxPayload: maxMessage } });
    scope.get(documentsPath, { websocket: true, config: { isStream: true } }, (socket) => {
      if (sockets.size >= maxSockets) socket.close(1013);
      else sockets.add(new DocumentSocket(socket, services));
    });
  });
  return {
    async close() {
      stop();
      for (const socket of sockets) socket.end();
      await rooms.close();
    },
  };
}
