import { connect, createServer, type Socket } from 'node:net';

type Commit = 'passes' | 'is lost' | 'is kept, its answer lost' | 'is kept, and the database is away';

/** A proxy between a server and its Postgres that cuts connections when a test asks for it. */
export async function startPostgresProxy(url: string) {
  const { port, hostname } = new URL(url);
  const sockets = new Set<Socket>();
  let commit: Commit = 'passes';
  let isAway = false;

  function cutAll(): void {
    for (const socket of sockets) socket.destroy();
  }

  const proxy = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(socket);
          for (const other of [client, upstream]) other.destroy();
        });
    }
    if (isAway) return cutAll();
    let isSilent = false;
    client.on('data', (data) => {
      if (commit === 'passes' || !data.toString('latin1').toLowerCase().includes('commit')) return upstream.write(data);
      const asked = commit;
      commit = 'passes';
      if (asked === 'is lost') return client.destroy();
      isSilent = true;
      isAway = asked === 'is kept, and the database is away';
      upstream.once('data', () => (isAway ? cutAll() : client.destroy()));
      return upstream.write(data);
    });
    upstream.on('data', (data) => {
      if (!isSilent) client.write(data);
    });
    return undefined;
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  const own = new URL(url);
  own.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: own.href,
    meetCommit(next: Commit) {
      commit = next;
    },
    comeBack() {
      isAway = false;
    },
    close: () =>
      new Promise<void>((resolve) => {
        proxy.close(() => resolve());
        cutAll();
      }),
  };
}
