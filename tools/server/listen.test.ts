import { networkInterfaces } from 'node:os';
import fastify from 'fastify';
import { listen } from './listen';

const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);

function makeApp() {
  const app = fastify({ forceCloseConnections: true });
  app.get('/', async () => 'here');
  return app;
}

it('listens on the addresses of this machine alone', async () => {
  const app = makeApp();
  const { port } = new URL(await listen(app, 0));
  const hosts = hasIpv6 ? ['127.0.0.1', '[::1]', 'localhost'] : ['127.0.0.1'];
  for (const host of hosts) expect(await (await fetch(`http://${host}:${port}/`)).text()).toBe('here');
  await app.close();
  for (const host of hosts) await expect(fetch(`http://${host}:${port}/`)).rejects.toThrow();
});

describe('a taken port', () => {
  const first = makeApp();
  afterEach(() => first.close());

  it('is explained in a sentence', async () => {
    const port = Number(new URL(await listen(first, 0)).port);
    await expect(listen(makeApp(), port)).rejects.toThrow(`Port ${port} is taken.`);
  });
});
