import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from '../tools/server/createServer';
import { copyRepository } from '../tools/test/repositoryCopy';
import { expect, openContext, test } from './fixtures';
import { changesOf, commitCopy } from './support/fileChanges';

/** Runs an npm script in a copy; fails with its output. */
function npm(copy: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: copy, encoding: 'utf8' });
  expect(status, `npm ${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
  return stdout;
}

test('one command makes an app that is in the menu and keeps what is entered', { tag: '@all' }, async ({ browser }) => {
  // It copies the repository, and builds the new app.
  test.setTimeout(600_000);
  const copy = copyRepository();
  commitCopy(copy);
  npm(copy, 'run', 'new', '--', 'field-notes');
  for (const change of changesOf(copy))
    expect(change).toMatch(/^(\?\? remotes\/field-notes\/.*| M package-lock\.json)$/);

  const server = createServer({ dist: join(copy, 'dist') });
  const context = await openContext(browser, await server.listen({ port: 0, host: '127.0.0.1' }));
  try {
    const page = await context.newPage();
    await page.goto('/access-control');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Field notes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Field notes' })).toBeVisible();
    await page.getByRole('button', { name: 'Add an entry' }).click();
    const form = page.getByRole('dialog', { name: 'Add an entry' });
    await form.getByRole('textbox', { name: 'Title' }).fill('Fog over the bridge');
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    const entries = page.getByRole('list', { name: 'Entries' });
    await expect(entries.getByText('Fog over the bridge')).toBeVisible();
    await page.reload();
    await expect(entries.getByText('Fog over the bridge')).toBeVisible();
    await page.goto('/');
    // It is the last one of the overview, and widgets load near the viewport.
    await page.setViewportSize({ width: 1440, height: 4000 });
    const widget = page.getByRole('region', { name: 'Latest in Field notes' });
    await expect(widget.getByText('Fog over the bridge')).toBeVisible();
  } finally {
    await context.close();
    await server.close();
    rmSync(copy, { recursive: true, force: true });
  }
});

test('a repository with a new app passes every check, and the new app its tests', { tag: '@all' }, () => {
  test.setTimeout(900_000);
  const copy = copyRepository();
  try {
    npm(copy, 'run', 'new', '--', 'field-notes');
    npm(copy, 'run', 'check');
    npm(copy, 'run', 'unit', '--', 'remotes/field-notes');
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

test('an id that cannot be is refused, and nothing is written', () => {
  const refused = spawnSync(process.execPath, ['--import', 'tsx', 'tools/atrium/index.ts', 'new', 'email'], {
    encoding: 'utf8',
  });
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('There is an app "email" already.');
});
