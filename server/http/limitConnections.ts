import type { Server } from 'node:http';
import type { Socket } from 'node:net';

interface ConnectionLimits {
  max: number;
  maxPerAddress: number;
  /** True for proxies, which hold the connections of all clients and limit them themselves. */
  isProxy: (address: string) => boolean;
}

/** Closes at once what is opened beyond the limits: who opens many and says nothing keeps nobody else out. */
export function limitConnections(server: Server, { max, maxPerAddress, isProxy }: ConnectionLimits): void {
  const open = new Map<string, number>();
  server.maxConnections = max;
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress)) return;
    const count = open.get(remoteAddress) ?? 0;
    if (count >= maxPerAddress) {
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
