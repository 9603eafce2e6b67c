import { createServer, type Server } from 'node:http';
import { addressWith, checkDashboard } from './dashboard';

const pages: Readonly<Record<string, [status: number, page: string]>> = {
  '/open': [200, '<head><meta name="overrides" content="loopback"></head><script id="registry"></script>'],
  '/closed': [200, '<head></head><script id="registry"></script>'],
  '/other': [200, '<h1>Another product</h1>'],
};

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const [status, page] = pages[url] ?? [404, ''];
    response.writeHead(status).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => server.close());

test('a dashboard that takes apps from this machine opens with them', async () => {
  const dashboard = await checkDashboard(`${origin}/open`);
  expect(addressWith(dashboard, [{ id: 'notes', url: 'http://localhost:3101' }])).toBe(
    `${origin}/open?override=${encodeURIComponent('notes@http://localhost:3101')}`,
  );
});

test.each([
  ['/closed', 'takes no apps from development servers: its operator allows it with ALLOW_OVERRIDES=1'],
  ['/other', 'answers, but not with a dashboard.'],
  ['/nothing', 'answers 404.'],
])('%s %s', async (path, sentence) => {
  await expect(checkDashboard(`${origin}${path}`)).rejects.toThrow(`${origin}${path} ${sentence}`);
});

test('what is no address, or does not answer, is said so', async () => {
  await expect(checkDashboard('atrium.example.com')).rejects.toThrow('"atrium.example.com" is not the address of a');
  await expect(checkDashboard('http://127.0.0.1:9')).rejects.toThrow('http://127.0.0.1:9 does not answer.');
});
