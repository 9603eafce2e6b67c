import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';

interface PathProxy {
  /** Where people open the product, without a slash at its end. */
  address: string;
  close(): Promise<void>;
}

/**
 * A reverse proxy that has the product below a path, and another page at the root.
 * @param isStripped takes the path away from what it passes on, as some proxies do
 * @param target port of the server; asked at each request, for it may start later
 */
export async function startPathProxy(base: string, isStripped: boolean, target: () => number): Promise<PathProxy> {
  const isBelow = (url: string) => url === base || url.startsWith(`${base}/`);
  const pass = ({ method, url = '/', headers }: IncomingMessage) =>
    request({
      port: target(),
      host: '127.0.0.1',
      method,
      path: isStripped ? url.slice(base.length) || '/' : url,
      headers: {
        ...headers,
        'x-forwarded-proto': 'http',
        'x-forwarded-host': headers.host,
        'x-forwarded-for': '127.0.0.1',
      },
      agent: false,
    });
  const server = createServer((incoming, response) => {
    if (!isBelow(incoming.url ?? '')) return void response.writeHead(404).end('another product');
    const passed = pass(incoming);
    passed.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    incoming.pipe(passed);
  });
  server.on('upgrade', (incoming, socket) => {
    const passed = pass(incoming);
    passed.on('upgrade', (answer, upstream) => {
      const lines = answer.rawHeaders.flatMap((name, place, all) =>
        place % 2 ? [] : `${name}: ${all[place + 1]}\r\n`,
      );
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`);
      upstream.pipe(socket).pipe(upstream);
      for (const end of [socket, upstream]) end.on('error', () => end.destroy());
    });
    passed.on('response', () => socket.destroy());
    passed.on('error', () => socket.destroy());
    passed.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
