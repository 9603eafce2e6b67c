import { expect, signIn, test } from './fixtures';
import { expectNoAxeViolations } from './support/accessibility';
import { putRecords } from './support/demoData';

test('a task is written in one line, done, and comes again, in two tabs and after a reload', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin');
  await page.goto('/apps/todo');
  const other = await context.newPage();
  await other.goto('/apps/todo?board=status');
  await expect(other.getByRole('region', { name: 'Board' })).toBeVisible();

  const line = page.getByRole('textbox', { name: 'Quick add' });
  const written = 'Water the plants every 2 weeks #team @kofi +spring-issue 9am';
  const title = 'Water the plants #team';
  const open = other.getByRole('list', { name: 'To do' });
  await test.step('one line is read and added', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or run a command' }).fill(written);
    await page.getByRole('option', { name: /^Add task: / }).click();
    await expect(line).toHaveValue(written);
    await expect(line).toBeFocused();
    const read = page.getByRole('region', { name: 'Recognised' });
    await expect(read.getByText('Every 2 weeks')).toBeVisible();
    await read.getByRole('button', { name: 'Keep “#team” in the title' }).click();
    await line.press('Enter');
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await expect(open.getByRole('link', { name: title })).toBeVisible();
  });

  await test.step('done on the board, it comes again', async () => {
    await other.bringToFront();
    await open.getByRole('link', { name: title }).focus();
    await other.keyboard.press('Shift+ArrowRight');
    const started = other.getByRole('list', { name: 'In progress' });
    await expect(started.getByRole('link', { name: title })).toBeFocused();
    await other.getByRole('button', { name: `Move “${title}” to…` }).click();
    await other.getByRole('menuitem', { name: 'Done' }).click();
    await expect(other.getByText(/is done. Next: /)).toBeVisible();
    await expect(open.getByRole('link', { name: title })).toBeVisible();
    await expectNoAxeViolations(other);
  });

  await test.step('a description is written', async () => {
    await page.bringToFront();
    await page.reload();
    await page.getByRole('link', { name: title }).click();
    const form = page.getByRole('dialog', { name: 'Task' });
    const text = form.getByRole('textbox', { name: 'Description' });
    await text.click();
    await page.keyboard.press('Control+b');
    await page.keyboard.type('Not the cactus');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    await page.getByRole('link', { name: title }).click();
    await expect(text.locator('strong')).toHaveText('Not the cactus');
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
  });

  await test.step('several tasks are selected', async () => {
    await page.getByRole('link', { name: title }).focus();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(page.getByRole('toolbar', { name: 'Actions for the selection' })).toContainText('3 selected');
    await page.getByRole('button', { name: 'Assign' }).press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem').first()).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('toolbar', { name: 'Actions for the selection' })).toBeHidden();
  });

  await test.step('a tag is added', async () => {
    const addTag = page.getByRole('button', { name: 'Add tag', exact: true });
    await addTag.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Add tag' }).getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.type('Lisbon');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: /^Lisbon/ })).toBeVisible();
    await expect(addTag).toBeFocused();
  });
});

/** Open tasks without a date, beside those of the seed. */
const createTasks = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: 1001 + index,
    title: `A page to read: ${index + 1}`,
    dueDate: null,
    description: '',
    assignee: null,
    tags: [],
    isCompleted: false,
    isDeleted: false,
    isImportant: false,
    position: 1001 + index,
    rev: 1,
  }));

test('of a long list of tasks the first are drawn, and at once the last', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/apps/todo?sort=title-asc');
  const tasks = page.getByRole('list', { name: 'Tasks' }).getByRole('listitem');
  await expect(tasks.first()).toBeVisible();
  await putRecords(page, 'tasks', createTasks(250));
  await page.reload();
  await expect(tasks.first()).toContainText('A page to read');
  const renderedCount = await tasks.count();
  expect(renderedCount).toBeLessThan(110);
  const first = await tasks.first().getByRole('link').textContent();

  await expect(async () => {
    await tasks.last().scrollIntoViewIfNeeded();
    expect(await tasks.count()).toBeGreaterThan(renderedCount);
  }).toPass();

  await tasks.first().getByRole('link').focus();
  await page.keyboard.press('End');
  const last = tasks.last().getByRole('link');
  await expect(last).toBeFocused();
  await expect(page.getByRole('button', { name: /^Completed \d+$/ })).toBeAttached();
  await page.keyboard.press('s');
  await expect(tasks.last().getByRole('button', { name: /^Important/ })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Home');
  await expect(tasks.first().getByRole('link')).toBeFocused();
  await expect(tasks.first().getByRole('link')).toHaveText(first ?? '');
});
