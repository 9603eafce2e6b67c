import { createServer } from 'node:net';

/** Reads a port from the environment: undefined when it is not one. */
export function readPort(text = '3000') {
  const port = Number(text);
  return /^\d+$/.test(text) && port <= 65535 ? port : undefined;
}

function canListen(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'));
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });
}

/** Can this machine's two addresses be listened on? A machine without IPv6 has one, and that is enough. */
export async function isPortFree(port) {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));
}
