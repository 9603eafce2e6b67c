/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { readTestApps } from '../../tools/api/appModules';
import { createClient, signIn } from '../testing/client';
import { startTestServer } from '../testing/startTestServer';

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const url = '/api/branding/settings';

test('an admin changes how the product looks: on the page of the sign-in, for its picture, and in the audit log', async () => {
  const server = await startTestServer({ apps: readTestApps(['users']) });
  const stranger = createClient(server.address);
  const page = async () => (await stranger.get('/login', { headers: { accept: 'text/html' } })).data as string;
  expect(await page()).not.toContain('name="brand"');
  const admin = createClient(server.address);
  await signIn(admin, 'admin@demo.com', 'admin');
  const { rev } = (await admin.get(url)).data;
  const words = { name: 'A "B" <C>', signInText: 'For </script> all', mailFooter: '', rev };
  const pale = await admin.post(url, { ...words, accent: '#ffcc00' });
  expect([pale.status, pale.data.codes]).toEqual([400, { accent: 'contrast' }]);
  expect((await admin.post(url, { ...words, accent: 'red;}' })).status).toBe(400);
  const logo = { type: 'image/png', base64: pixel };
  expect((await admin.post(url, { ...words, accent: '#1a56db', logo })).status).toBe(200);
  expect((await admin.post(url, { ...words, accent: '' })).status).toBe(409);
  const html = await page();
  expect(html).toContain(`<link href="/branding/logo?v=${rev + 1}" data-own="/shell/`);
  expect(html).toContain('name="brand" content="{&quot;name&quot;:&quot;A \\&quot;B\\&quot; &lt;C&gt;&quot;');
  expect(html).toContain('--accent:#1a56db');
  expect(html).not.toContain('For </script>');
  const brand = (await stranger.get('/api/branding')).data;
  const picture = await stranger.get(brand.logo, { responseType: 'arraybuffer' });
  expect([picture.headers['content-type'], Buffer.from(picture.data).toString('base64')]).toEqual(['image/png', pixel]);
  expect(picture.headers['content-security-policy']).toContain('sandbox');
  expect((await stranger.post(url, { ...words, accent: '' })).status).toBe(401);
  const bare = { ...words, signInText: '', name: '', rev: rev + 1, logo: null };
  expect((await admin.post(url, { ...bare, accent: '#1a56db' })).status).toBe(200);
  expect(await page()).toMatch(/<link href="data:image\/svg\+xml,[^"]*%231a56db[^"]*" data-own="[^"]+" rel="icon">/);
  expect((await stranger.get('/api/branding')).data.icon).toContain('%231a56db');
  const [entry] = (await admin.get('/api/audit', { params: { app: 'branding' } })).data.entries;
  expect(entry).toMatchObject({ kind: 'settings', call: 'branding_changeBranding' });
  await server.close();
}, 120_000);
