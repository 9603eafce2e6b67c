import { giveElementsASize, renderApp } from '@atrium/standalone/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { TypeList } from '../../api/schemas';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

giveElementsASize({ width: 1200 });

const open = (path = '', more = {}) => renderApp(app, { ...testOptions, route: `/content/types${path}`, ...more });
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
type Opened = Awaited<ReturnType<typeof open>>;
const types = async ({ runtime }: Opened) => (await runtime.http.get<TypeList>('/apps/content/types')).data.types;

test('a type is defined with its fields, in their order, and what is wrong is said beside them', async () => {
  const opened = await open('/new');
  const { user, getPath } = opened;
  fill(await screen.findByRole('textbox', { name: 'Name' }, { timeout: 20_000 }), 'Product');
  await user.click(screen.getByRole('button', { name: 'Add field' }));
  fill(await screen.findByRole('textbox', { name: 'Name of the field' }), 'Price');
  await user.click(screen.getByRole('combobox', { name: 'Kind' }));
  await user.click(await screen.findByTitle('Number'));
  fill(await screen.findByRole('textbox', { name: 'Lowest' }), '5');
  fill(screen.getByRole('textbox', { name: 'Highest' }), '1');
  expect(await screen.findByText('The highest is below the lowest')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Highest' })).toHaveAccessibleDescription(
    'The highest is below the lowest',
  );
  fill(screen.getByRole('textbox', { name: 'Highest' }), '');
  await user.click(screen.getByRole('checkbox', { name: 'Required before review' }));

  await user.click(screen.getByRole('button', { name: 'Add field' }));
  fill(await screen.findByRole('textbox', { name: 'Name of the field' }), 'Colour');
  await user.click(screen.getByRole('combobox', { name: 'Kind' }));
  await user.click(await screen.findByTitle('Choice'));
  expect(await screen.findByText('Enter at least one choice')).toBeVisible();
  fill(screen.getByRole('textbox', { name: 'Choices' }), 'Red\nBlue');
  await user.click(screen.getByRole('button', { name: 'Move “Colour” up' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(getPath()).toBe('/content/types'));
  const [type] = await types(opened);
  expect(type).toMatchObject({
    name: 'Product',
    fields: [
      { key: 'colour', kind: 'choice', choices: ['Red', 'Blue'] },
      { key: 'price', kind: 'number', min: 5, max: null, isRequired: true },
    ],
  });
  const table = within(await screen.findByRole('table'));
  expect(await table.findByText('Colour and Price')).toBeVisible();
});

test('a field that is removed keeps its key, and can be brought back; its kind stays', async () => {
  const opened = await open();
  const { user, runtime } = opened;
  await runtime.http.post('/apps/content/add-type', {
    name: 'Product',
    fields: [
      { key: 'price', label: 'Price', kind: 'number' },
      { key: 'day', label: 'Day', kind: 'date' },
    ],
  });
  await user.click(await screen.findByRole('link', { name: /Product/ }, { timeout: 20_000 }));
  await user.click(await screen.findByRole('button', { name: 'Edit field “Price”' }, { timeout: 20_000 }));
  expect(screen.getByRole('combobox', { name: 'Kind' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Remove field “Price”' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Type saved')).toBeVisible();
  const isRemoved = async () =>
    Object.fromEntries((await types(opened))[0]?.fields.map((field) => [field.key, field.isRemoved]) ?? []);
  expect(await isRemoved()).toEqual({ day: false, price: true });
  await user.click(await screen.findByRole('button', { name: 'Bring back “Price”' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await isRemoved()).toEqual({ day: false, price: false }));
});

test('what follows is said before a type is archived, and it comes back', async () => {
  const opened = await open();
  const { user, runtime } = opened;
  await runtime.http.post('/apps/content/add-type', { name: 'Product' });
  await runtime.http.post('/apps/content/add-item', { type: 'article', typeId: 1, title: 'A tram' });
  await screen.findByText('Product', {}, { timeout: 20_000 });
  await user.click(screen.getByRole('button', { name: 'Actions for “Product”' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/1 item keeps its type and its fields/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('Archived')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText('Archived')).toBeNull());
});

test('editors do not define types', async () => {
  await open('', { role: 'editor' });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Add type' })).toBeNull());
});
