import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';

function start(port: string) {
  const { status, stderr } = spawnSync(process.execPath, ['tools/start.mjs'], {
    env: { ...process.env, PORT: port },
    encoding: 'utf8',
  });
  return { status, lines: stderr.trim().split('\n') };
}

it.each(['65536', '-1', '3000x', '1e3'])('PORT=%s is rejected in one sentence', (port) => {
  expect(start(port)).toEqual({ status: 1, lines: [`PORT is a number from 0 to 65535; "${port}" is not.`] });
});

it.each(['127.0.0.1', 'localhost'])(
  'a port that is taken on %s is explained in one sentence, before anything is built',
  async (host) => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, host, resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { status, lines } = start(String(port));
    server.close();
    expect(status).toBe(1);
    expect(lines).toEqual([expect.stringMatching(`^Port ${port} is taken\\.`)]);
  },
);
