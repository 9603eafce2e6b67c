import type { Server } from 'node:http';
import type { Socket } from 'node:net';

interface ConnectionLimits {
  /** How many may be open at a time. */
  most: number;
  /** How many of them by one address. */
  maxOfOne: number;
  /** Whether an address is a proxy's, which has the connections of all and limits them itself. */
  isProxy: (address: string) => boolean;
}

/** Closes at once what is opened beyond the limits: who opens many and says nothing keeps nobody else out. */
export function limitConnections(server: Server, { most, maxOfOne, isProxy }: ConnectionLimits): void {
  const open = new Map<string, number>();
  server.maxConnections = most;
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress)) return;
    const count = open.get(remoteAddress) ?? 0;
    if (count >= maxOfOne) {
      socket.destroy();
      return;
    }
    open.set(remoteAddress, count + 1);
    socket.once('close', () => {
      const left = (open.get(remoteAddress) ?? 1) - 1;
      if (left > 0) open.set(remoteAddress, left);
      else open.delete(remoteAddress);
    });
  });
}
