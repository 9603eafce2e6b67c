import { giveElementsASize, renderApp } from '@atrium/standalone/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ItemAnswer, ItemDetail } from '../../api/schemas';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

giveElementsASize({ width: 1200 });

const fields = [
  { key: 'price', label: 'Price', kind: 'number', isRequired: true, min: 0, help: 'Without tax' },
  { key: 'colour', label: 'Colour', kind: 'choice', choices: ['Red', 'Blue'] },
  { key: 'sizes', label: 'Sizes', kind: 'text', isList: true },
  { key: 'notes', label: 'Notes', kind: 'text', maxLength: 10 },
  { key: 'related', label: 'Related', kind: 'reference' },
];

/** Opens the blog, defines a type, and begins an item of it. */
async function begin(values: object = {}, more = {}) {
  const opened = await renderApp(app, { ...testOptions, route: '/pages/blog/list', ...more });
  const post = async (path: string, body: object) =>
    (await opened.runtime.http.post(`/apps/content/${path}`, body)).data;
  await post('add-type', { name: 'Product', fields });
  const { item }: ItemAnswer = await post('add-item', {
    type: 'article',
    typeId: 1,
    title: 'A lamp',
    body: '<p>It shines.</p>',
    channelIds: [1],
    reviewerId: 3,
    values,
  });
  const read = async () => (await opened.runtime.http.get<ItemDetail>(`/apps/content/items/${item.id}`)).data.item;
  const goTo = (path: string) => act(async () => opened.runtime.navigate(path));
  return { ...opened, post, item, read, goTo };
}

/** At once: typing key by key beside a text takes long. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

const form = async () => within(await screen.findByRole('region', { name: 'Product' }, { timeout: 20_000 }));

test('the fields of a type are a form that is saved as the rest, and says what is missing and what is wrong', async () => {
  const { goTo, item, read } = await begin();
  await goTo(`/content/items/${item.id}`);
  const inForm = await form();
  expect(await inForm.findByText('Before review: Price')).toBeVisible();
  expect(inForm.getByRole('textbox', { name: 'Price' })).toHaveAccessibleDescription(
    'Without tax Needed before review',
  );
  const submit = screen.getByRole('button', { name: 'Submit for review' });
  expect(submit).toHaveAttribute('aria-disabled', 'true');
  expect(submit).toHaveAccessibleDescription('Fill in the fields of its type first.');

  fill(inForm.getByRole('textbox', { name: 'Price' }), '-3');
  expect(await inForm.findByText('Not below 0')).toBeVisible();
  fill(inForm.getByRole('textbox', { name: 'Notes' }), 'Longer than ten');
  expect(await inForm.findByText('Too long: up to 10 characters')).toBeVisible();
  // What is wrong is kept, and keeps the item from review.
  await waitFor(async () => expect((await read()).values).toEqual({ notes: 'Longer than ten', price: -3 }));

  fill(inForm.getByRole('textbox', { name: 'Price' }), '12.5');
  fill(inForm.getByRole('textbox', { name: 'Notes' }), '');
  await waitFor(async () => expect((await read()).values).toEqual({ price: 12.5 }));
  await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'));
});

test('values of a list are added and put in order, and one of a choice is chosen', async () => {
  const { user, goTo, item, read } = await begin({ price: 12.5 });
  await goTo(`/content/items/${item.id}`);
  const inForm = await form();
  await user.click(inForm.getByRole('button', { name: 'Add to “Sizes”' }));
  fill(await inForm.findByRole('textbox', { name: 'Sizes 1' }), 'Small');
  await user.click(inForm.getByRole('button', { name: 'Add to “Sizes”' }));
  fill(await inForm.findByRole('textbox', { name: 'Sizes 2' }), 'Large');
  await user.click(inForm.getByRole('button', { name: 'Move “Sizes 2” up' }));
  await user.click(inForm.getByRole('combobox', { name: 'Colour' }));
  await user.click(await screen.findByTitle('Blue'));
  await waitFor(async () =>
    expect((await read()).values).toEqual({ colour: 'Blue', price: 12.5, sizes: ['Large', 'Small'] }),
  );
});

test('two people fill in two fields at once: both stay', async () => {
  const { goTo, item, post, read } = await begin({ price: 12, colour: 'Red' });
  await goTo(`/content/items/${item.id}`);
  const inForm = await form();
  const { rev } = await read();
  // Both begin with the same values.
  fill(inForm.getByRole('textbox', { name: 'Notes' }), 'Heavy');
  await post('update-item', { id: item.id, rev, values: { price: 12, colour: 'Blue' } });
  await waitFor(async () => expect((await read()).values).toEqual({ colour: 'Blue', notes: 'Heavy', price: 12 }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who reviews sees what has changed in the fields, and cannot change them', async () => {
  const { user, goTo, item, post, read } = await begin({ price: 12, notes: 'A lamp', related: 16 });
  for (const action of ['submit', 'approve', 'publishNow']) await post('transition', { ids: [item.id], action });
  await post('update-item', { id: item.id, rev: (await read()).rev, values: { price: 14, notes: 'A big lamp' } });
  await post('transition', { ids: [item.id], action: 'submit' });
  await goTo(`/content/items/${item.id}`);
  await user.click(await screen.findByRole('tab', { name: 'Changes' }, { timeout: 20_000 }));
  const price = (await screen.findByText('Price', { selector: 'li > b' }, { timeout: 20_000 })).closest('li');
  expect(price).toHaveTextContent('Price removed: 12 → added: 14');
  const notes = screen.getByText('Notes', { selector: 'li > b' }).closest('li');
  expect(notes).toHaveTextContent('Notes A added: big lamp');
  expect(await screen.findByText('Who reads whom')).toBeVisible();
  expect((await form()).getByRole('textbox', { name: 'Price' })).toHaveAttribute('readonly');
});

test('readers of the blog have the fields under the text, as their language writes them', async () => {
  const { goTo, item, post } = await begin({ price: 1234.5, sizes: ['Small', 'Large'], related: 16 });
  for (const action of ['submit', 'approve', 'publishNow']) await post('transition', { ids: [item.id], action });
  await goTo(`/pages/blog/detail/${item.id}`);
  expect(await screen.findByText('1,234.5', {}, { timeout: 20_000 })).toBeVisible();
  expect(screen.getByText('Large').closest('li')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Who reads whom' })).toHaveAttribute(
    'href',
    '/pages/blog/post/who-reads-whom',
  );
});

test('a new item of a type is offered, and lists name its type', async () => {
  const { user, goTo, getPath } = await begin();
  await goTo('/content/review?queue=all');
  expect((await screen.findAllByText('Product', {}, { timeout: 20_000 }))[0]).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'New' }));
  await user.click(await screen.findByRole('menuitem', { name: 'New: Product' }));
  await waitFor(() => expect(getPath()).toMatch(/^\/content\/items\/\d+$/));
  expect((await form()).getByRole('textbox', { name: 'Price' })).toBeVisible();
});
