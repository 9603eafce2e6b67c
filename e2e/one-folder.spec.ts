import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyRepository } from '../tools/test/repositoryCopy';
import { expect, openContext, test } from './fixtures';
import { changesOf, commitCopy, git } from './support/git';
import { hashFiles } from './support/hashFiles';
import { serveProduct } from './support/product';
import { runReleaseTool } from './support/releaseTool';
import { addTaskNote } from './support/taskNote';

/** Fails with what the compiler says about one folder. */
function checkTypes(copy: string, folder: string): void {
  const include = [
    folder,
    'shared/ui/css.d.ts',
    'shared/standalone/index.tsx',
    'shared/standalone/testing/matchers.d.ts',
  ];
  const compilerOptions = { types: ['node', 'jest'] };
  writeFileSync(
    join(copy, 'tsconfig.app.json'),
    JSON.stringify({ extends: './tsconfig.base.json', compilerOptions, include }),
  );
  const tsc = ['node_modules/@typescript/native/bin/tsc', '--noEmit', '--project', 'tsconfig.app.json'];
  const { status, stdout } = spawnSync(process.execPath, tsc, { cwd: copy, encoding: 'utf8' });
  expect(status, stdout).toBe(0);
}

test('a field, from the call to the screen, is a change of one folder: the app is released alone, and an open tab shows it', {
  tag: '@all',
}, async ({ browser }) => {
  const product = await serveProduct('one-folder');
  const copy = copyRepository();
  const context = await openContext(browser, product.origin);
  try {
    commitCopy(copy);
    const shell = hashFiles(join(product.folder, 'shell'));
    const before = product.registry();

    const page = await context.newPage();
    await page.goto('/apps/todo/tag/high');
    const tasks = page.getByRole('list', { name: 'Tasks' });
    const task = tasks.getByRole('link').first();
    const title = (await task.textContent()) ?? '';
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));

    await test.step('the change is one of the app’s folder alone', async () => {
      addTaskNote(join(copy, 'remotes/todo/src'));
      const changed = changesOf(copy);
      expect(changed).toHaveLength(9);
      for (const line of changed) expect(line).toMatch(/^ M remotes\/todo\//);
      expect(git(copy, 'diff', '--stat')).toContain('9 files changed');
      checkTypes(copy, 'remotes/todo');
    });

    await test.step('the app is built and released alone', async () => {
      const { code, output } = await runReleaseTool(product.folder, join(copy, 'remotes/todo'));
      expect(code, output).toBe(0);
      const { shell: live, apps } = product.registry();
      expect(live).toEqual(before.shell);
      expect(apps.todo?.live).not.toBe(before.apps.todo?.live);
      expect({ ...apps, todo: undefined }).toEqual({ ...before.apps, todo: undefined });
      expect(hashFiles(join(product.folder, 'shell'))).toEqual(shell);
    });

    await test.step('the open tab takes the release, and shows and keeps the field', async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await page.getByRole('button', { name: /^Update: / }).click();
      await task.click();
      const form = page.getByRole('dialog', { name: 'Task' });
      await form.getByRole('textbox', { name: 'Note' }).fill('Ask Kofi first');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(tasks.getByRole('link', { name: `${title} Ask Kofi first` })).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
      await page.reload();
      await expect(tasks.getByRole('link', { name: `${title} Ask Kofi first` })).toBeVisible();
    });
  } finally {
    await context.close();
    await product.close();
    rmSync(copy, { recursive: true, force: true });
  }
});
