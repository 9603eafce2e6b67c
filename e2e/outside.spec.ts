import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fastify from 'fastify';
import { serveStatic } from '../tools/server/staticFiles';
import { expect, openContext, test } from './fixtures';
import { runReleaseTool } from './support/releaseTool';
import { writeOutsideRemote } from './support/remotes/outsideRemote';
import { writeProbeRemote } from './support/remotes/probeRemote';
import { serveProduct } from './support/servedProduct';

const firstEntry = 'Interview with the lighthouse keeper';

test('a remote in a repository of its own is checked, tested, started alone, built, released and opened', {
  tag: '@all',
}, async ({ browser }) => {
  // Packs the packages, builds two remotes and runs one standalone.
  test.setTimeout(600_000);
  const app = { id: 'reviews', path: '/apps/reviews', label: 'Reviews' };
  const product = await serveProduct('outside');
  const remote = await writeOutsideRemote(app);
  const files = fastify();
  const context = await openContext(browser, product.origin);
  const page = await context.newPage();
  const main = page.getByRole('main');
  try {
    await test.step('its types and its tests hold', async () => {
      await remote.run('tsc');
      expect(await remote.run('jest')).toMatch(/\d+ passed/);
    });

    await test.step('the package that makes such a repository needs nothing but itself', async () => {
      const parent = dirname(remote.folder);
      const [creator = ''] = readdirSync(join(parent, 'packages')).filter((file) => file.startsWith('create-'));
      execFileSync('tar', ['-xzf', join(parent, 'packages', creator), '-C', parent]);
      execFileSync(process.execPath, ['package/index.mjs', 'field-notes', '--dist', '../atrium/dist'], { cwd: parent });
      const made = JSON.parse(readFileSync(join(parent, 'field-notes/package.json'), 'utf8'));
      expect(made).toMatchObject({ name: 'field-notes', atrium: { dist: '../atrium/dist' } });
      const own = JSON.parse(readFileSync(join(remote.folder, 'package.json'), 'utf8'));
      expect(Object.keys(made.dependencies)).toEqual(Object.keys(own.dependencies));
    });

    await test.step('it starts alone, with the demo API and its pictures', async () => {
      const address = await remote.serve();
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: app.label })).toBeVisible();
      await expect(main.getByText(firstEntry)).toBeVisible();
      // Under the product's policy: what works alone works in the product.
      const { 'content-security-policy': policy } = (await context.request.get(address)).headers();
      expect(policy).toContain("require-trusted-types-for 'script'");
      const writeMarkup = () => Object.assign(document.createElement('div'), { innerHTML: '<b>Markup</b>' });
      await expect(page.evaluate(writeMarkup)).rejects.toThrow('Markup may not be written into the page as a string');
      await page.goto(`${address}/probe`);
      await main.getByRole('button', { name: 'Ask' }).click();
      await expect(main.getByText('rejected with 404')).toBeVisible();
      const picture = await context.request.get(new URL('/assets/demo/avatars/amira.svg', address).href);
      expect(picture.headers()['content-type']).toContain('svg');
    });

    const [release = ''] = await test.step('it builds a release', async () => {
      await remote.run('rspack', 'build');
      return readdirSync(join(remote.folder, 'dist'));
    });
    expect(release).toMatch(/^1\.0\.0-[0-9a-f]{8}$/);

    await test.step('it is released from a server of its own', async () => {
      serveStatic(files, { root: join(remote.folder, 'dist'), isPublic: true });
      const origin = await files.listen({ port: 0, host: '127.0.0.1' });
      expect(await runReleaseTool(product.folder, 'allow', origin)).toMatchObject({ code: 0 });
      expect(await runReleaseTool(product.folder, `${origin}/${release}/app.json`)).toMatchObject({ code: 0 });
    });

    await test.step('its own tool releases it into a folder', async () => {
      const served = await serveProduct('outside-folder');
      try {
        const atrium = (...args: string[]) => remote.run('atrium', ...args, '--dist', served.folder);
        const registered = () => served.registry().apps[app.id];
        expect(await atrium('check')).toContain(`${app.id} ${release} would be accepted`);
        expect(await atrium('release', '--channel', 'pr-12')).toContain(`${app.id} ${release} is in pr-12`);
        expect(registered()).toMatchObject({ live: '', channels: { 'pr-12': release } });
        expect(await atrium('withdraw', '--channel', 'pr-12')).toContain('no longer has a release in pr-12');
        expect(registered()).toBeUndefined();
        expect(await atrium('release', '--why', 'The first one')).toContain(`${app.id} ${release} is live`);
        expect(registered()?.live).toBe(release);
        expect(await atrium('list')).toMatch(new RegExp(`${release}.*live.*The first one`));
        await expect(atrium('rollback')).rejects.toThrow('there is nothing to roll back to');
        await expect(atrium('release', '--chanel', 'next')).rejects.toThrow('Did you mean "--channel"?');
        expect(await atrium('undo')).toContain(`Undone: release ${app.id} ${release}`);
        expect(registered()).toBeUndefined();
        await runReleaseTool(served.folder, 'rollback', 'todo');
        await expect(atrium('undo')).rejects.toThrow('is not of reviews alone');
      } finally {
        await served.close();
      }
    });

    await test.step('it opens in the dashboard, and shares one of each with the apps of the repository', async () => {
      const inside = { id: 'probe-inside', path: '/apps/probe-inside', label: 'Probe inside' };
      await product.buildAndPublish(writeProbeRemote(inside), '1.0.0-1');
      await page.goto(`${product.origin}/access-control`);
      const menu = page.getByRole('navigation', { name: 'Main' });
      await menu.getByRole('link', { name: app.label }).click();
      await expect(main.getByText(firstEntry)).toBeVisible();
      await page.evaluate((path) => history.pushState({}, '', path), `${app.path}/probe`);
      await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
      await expect(main.getByRole('button', { name: 'Ask' })).toBeVisible();
      await menu.getByRole('link', { name: inside.label }).click();
      await expect(page.getByRole('heading', { level: 1, name: inside.label })).toBeVisible();

      const isSame = await page.evaluate(() => {
        const { reviews, 'probe-inside': other } = Reflect.get(window, 'probes');
        return ['ability', 'store', 'theme', 'i18n', 'Button'].map((name) => reviews[name] === other[name]);
      });
      expect(isSame).toEqual([true, true, true, true, true]);
    });
  } finally {
    await context.close();
    await files.close();
    await product.close();
    remote.remove();
  }
});
