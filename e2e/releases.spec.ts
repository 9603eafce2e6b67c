import { expect, openContext, test } from './fixtures';
import { copyRemote, runReleaseTool } from './support/releaseTool';
import { serveProduct } from './support/servedProduct';

const titled = (title: string) => ({
  'src/locales/en.json': [['"title": "To-do"', `"title": "${title}"`]] as [string, string][],
});

test('an app is checked, released, listed and rolled back alone, while it is used', { tag: '@all' }, async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const product = await serveProduct('release-tool');
  const context = await openContext(browser, product.origin);
  const release = (...args: string[]) => runReleaseTool(product.folder, ...args);
  try {
    const page = await context.newPage();
    await page.goto('/access-control');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const before = product.registry();
    const first = before.apps.todo?.live ?? '';
    const changed = copyRemote('todo', 'todo-chores', titled('Chores'));

    await test.step('a check changes nothing', async () => {
      expect(await release('check', changed)).toMatchObject({
        code: 0,
        output: expect.stringContaining('would be accepted'),
      });
      expect(product.registry()).toEqual(before);
    });

    await test.step('a release is live for the next page that opens', async () => {
      expect(await release(changed)).toMatchObject({
        code: 0,
        output: expect.stringMatching(/todo 1\.0\.0-[0-9a-f]{8} is live/),
      });
      await page.reload();
      await menu.getByRole('link', { name: /^Chores/ }).click();
      await expect(page).toHaveURL(/\/apps\/todo/);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    });

    const second = product.registry().apps.todo?.live ?? '';
    await test.step('the list says what is live, and where a rollback goes', async () => {
      const { output } = await release('list', 'todo');
      const rows = output.split('\n').map((row) => row.trim().split(/\s{2,}/));
      expect(rows[1]?.slice(0, 3)).toEqual(['todo', second, 'live']);
      expect(rows.find((row) => row.includes(first))).toContain('rollback');
    });

    await test.step('a rollback is live for the next page that opens', async () => {
      expect(await release('rollback', 'todo')).toMatchObject({
        code: 0,
        output: expect.stringContaining(`todo ${first} is live again`),
      });
      await page.reload();
      await expect(menu.getByRole('link', { name: /^To-do/ })).toBeVisible();
    });

    await test.step('two at the same moment both survive', async () => {
      const mine = copyRemote('chat', 'chat-again', { 'package.json': [['"version": "1.0.0"', '"version": "1.0.1"']] });
      const both = await Promise.all([release(changed), release(mine)]);
      expect(both.map(({ code }) => code)).toEqual([0, 0]);
      const { apps } = product.registry();
      expect(apps.todo?.live).toBe(second);
      expect(apps.chat?.live).toMatch(/^1\.0\.1-/);
      await page.reload();
      await menu.getByRole('link', { name: /^Chat/ }).click();
      await expect(page).toHaveURL(/\/apps\/chat/);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    });
  } finally {
    await context.close();
    await product.close();
  }
});

test('a release that would break others is refused with all reasons, and changes nothing', async () => {
  test.setTimeout(180_000);
  const product = await serveProduct('refused-release');
  try {
    const before = product.registry();
    const greedy = copyRemote('todo', 'todo-greedy', {
      'src/manifest.ts': [
        ['paths: [', "paths: [{ path: '/apps/email', label: 'title' },"],
        ["goKey: 'T'", "goKey: 'E'"],
      ],
    });
    const { code, output } = await runReleaseTool(product.folder, greedy);
    expect(code).toBe(3);
    expect(output).toContain('Rejected; nothing was changed');
    expect(output).toMatch(/The letter after \S+ "E" belongs to email \(Team/);
    expect(output).toContain('The path /apps/email is owned by email (Team');
    expect(product.registry()).toEqual(before);
  } finally {
    await product.close();
  }
});
