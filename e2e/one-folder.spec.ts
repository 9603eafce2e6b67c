import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { copyRepository } from '../tools/test/repositoryCopy';
import { expect, openContext, test } from './fixtures';
import { changesOf, commitCopy, git, hashFiles } from './support/fileChanges';
import { runReleaseTool } from './support/releaseTool';
import { serveProduct } from './support/servedProduct';

type Edit = [before: string, after: string];

/** Inserts `added` after a line of a file. */
const behind = (line: string, added: string): Edit => [line, `${line}\n${added}`];

const notes = { en: 'Note', de: 'Notiz', fr: 'Remarque', pt: 'Nota' };

/** A new field of a task, from call to screen: replacements by file. */
const edits: Readonly<Record<string, readonly Edit[]>> = {
  'schemas.ts': [
    behind('  description: z.string(),', '  note: z.optional(z.string()),'),
    behind('  description: z.nullish(z.union([z.string(), EditorState])),', '  note: z.nullish(z.string()),'),
  ],
  'taskWrites.ts': [
    behind('  description?: string | null;', '  note?: string | null;'),
    behind('  description: fields.description ?? before.description,', '  note: fields.note ?? before.note,'),
  ],
  'taskForm.ts': [
    ['  /** HTML. */', '  note: string;\n  /** HTML. */'],
    ["Partial<Pick<Task, 'description' |", "Partial<Pick<Task, 'description' | 'note' |"],
    behind("  description: task.description ?? '',", "  note: task.note ?? '',"),
  ],
  'TaskFields.tsx': [
    [
      '      <Form.Item name="description"',
      `      <Form.Item name="note" label={t('field.note')}>
        <Input />
      </Form.Item>
      <Form.Item name="description"`,
    ],
  ],
  'TaskRows.tsx': [
    behind(
      '        <Highlight text={title} query={query} />',
      '        {task.note ? <small> {task.note}</small> : null}',
    ),
  ],
  ...Object.fromEntries(
    Object.entries(notes).map(([language, note]) => [
      `locales/${language}.json`,
      [behind('  "field": {', `    "note": "${note}",`)],
    ]),
  ),
};

/** Adds a note to tasks: in call, handler, form, row and texts. @param folder the app's sources */
function addTaskNote(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const [name, replacements] of Object.entries(edits)) {
    const [found, ...others] = files.filter((file) => join('/', file).endsWith(join('/', name)));
    if (!found || others.length > 0) throw new Error(`${folder} has not one ${basename(name)}`);
    let text = readFileSync(join(folder, found), 'utf8');
    for (const [before, after] of replacements) {
      if (text.split(before).length !== 2) throw new Error(`${found} does not hold ${before} once`);
      text = text.replace(before, () => after);
    }
    writeFileSync(join(folder, found), text);
  }
}

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
