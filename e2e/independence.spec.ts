import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist, remoteFolders, root } from '../tools/build/paths';
import { buildShell, shellRelease } from '../tools/build/shell';
import { builtNames } from '../tools/check/model/nameRules';
import { readRegistry } from '../tools/release/storage/folderRegistry';
import { expect, openContext, test } from './fixtures';
import { hashFiles } from './support/fileChanges';
import { writeProbeRemote } from './support/remotes/probeRemote';
import { type Product, serveProduct } from './support/servedProduct';

/** SHA-256 of every file of the shell's release, by name. */
const shellFiles = ({ folder, registry }: Product): Record<string, string> =>
  hashFiles(join(folder, 'shell', registry().shell.release));

test('no file of the built shell names an app', () => {
  const { shell, apps } = readRegistry(join(dist, 'registry.json'));
  const manifests = Object.values(apps).flatMap(({ live, releases }) =>
    releases.filter(({ release }) => release === live).map(({ manifest }) => manifest),
  );
  const folder = join(dist, 'shell', shell.release);
  const named = readdirSync(folder)
    .filter((file) => /\.(?:js|css|html|json)$/.test(file))
    .flatMap((file) =>
      builtNames(manifests, readFileSync(join(folder, file), 'utf8')).map((name) => `${file}: ${name}`),
    );
  expect(named).toEqual([]);
  expect(manifests.length).toBeGreaterThan(0);
});

test('a remote that is changed and built alone leaves the shell as it is, byte for byte', { tag: '@all' }, async ({
  browser,
}) => {
  const product = await serveProduct('changed-alone');
  const context = await openContext(browser, product.origin);
  try {
    const before = shellFiles(product);
    const copy = join(root, '.cache/e2e/todo-changed');
    rmSync(copy, { recursive: true, force: true });
    cpSync(remoteFolders().get('todo') ?? '', copy, { recursive: true });
    const texts = join(copy, 'src/locales/en.json');
    writeFileSync(texts, JSON.stringify({ ...JSON.parse(readFileSync(texts, 'utf8')), title: 'Chores' }));
    await product.buildAndPublish(copy, '1.0.1-changed');

    const page = await context.newPage();
    await page.goto('/access-control');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Chores' }).click();
    await expect(page).toHaveURL(/\/apps\/todo/);
    expect(shellFiles(product)).toEqual(before);
  } finally {
    await context.close();
    await product.close();
  }
});

test('the shell comes out the same when it is built again, byte for byte', { tag: '@all' }, async () => {
  test.setTimeout(600_000);
  const product = await serveProduct('built-again');
  try {
    const again = join(root, '.cache/e2e/shell-again');
    rmSync(again, { recursive: true, force: true });
    await buildShell(shellRelease(), again);
    expect(shellFiles({ ...product, folder: again })).toEqual(shellFiles(product));
  } finally {
    await product.close();
  }
});

test('an app that nobody has heard of appears in menu and search and opens; taken out, it is gone', async ({
  browser,
}) => {
  const product = await serveProduct('unheard-of');
  const context = await openContext(browser, product.origin);
  const random = Math.random().toString(36).slice(2, 8);
  const app = { id: `z${random}`, path: `/quux/${random}`, label: `Quux ${random}` };
  try {
    const before = shellFiles(product);
    await product.buildAndPublish(writeProbeRemote(app), '1.0.0-1');

    const page = await context.newPage();
    await page.goto('/access-control');
    const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: app.label });
    await expect(entry).toBeVisible();

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or run a command' }).fill(random);
    await page.getByRole('option', { name: app.label }).click();
    await expect(page.getByRole('heading', { level: 1, name: app.label })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(app.path);

    await product.takeOut(app.id);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();
    await expect(entry).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or run a command' }).fill(random);
    await expect(page.getByRole('option', { name: app.label })).toHaveCount(0);
    expect(shellFiles(product)).toEqual(before);
  } finally {
    await context.close();
    await product.close();
    rmSync(join(root, '.cache/e2e', app.id), { recursive: true, force: true });
  }
});
