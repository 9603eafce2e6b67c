import { screen, waitFor, within } from '@testing-library/react';
import { installMock } from 'mock';
import { renderApp } from 'shared/testing';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

type Options = Partial<Parameters<typeof renderApp>[1]>;
const open = (search = '', options: Options = {}) =>
  renderApp(app, { ...testOptions, route: `/content/board${search}`, ...options });

const column = async (name: string) => within(await screen.findByRole('list', { name }));
const title = 'One price, from 1 December';

test('keys move a card by the step that leads there, and it keeps the focus; Undo takes it back', async () => {
  const { user } = await open();
  const card = await (await column('In review')).findByRole('link', { name: title });
  card.focus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(await screen.findByText(`“${title}” was approved`)).toBeVisible();
  const moved = await (await column('Approved')).findByRole('link', { name: title });
  await waitFor(() => expect(moved).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await (await column('In review')).findByRole('link', { name: title })).toBeVisible();
});

test('asks for the reason, and for the time', async () => {
  const { user } = await open();
  const card = await (await column('In review')).findByRole('link', { name: title });
  card.focus();
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  await user.type(await screen.findByRole('textbox', { name: 'What has to change, and why?' }), 'The sum is wrong');
  await user.click(screen.getByRole('button', { name: 'Request changes' }));
  expect(await (await column('Changes requested')).findByRole('link', { name: title })).toBeVisible();
  (await column('Approved')).getAllByRole('link')[0]?.focus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(await screen.findByRole('dialog', { name: /^When does/ })).toBeVisible();
});

test('a column that no step leads to says why; the menu of a card has the steps', async () => {
  const { user } = await open();
  const published = await column('Published');
  (await published.findAllByRole('link'))[0]?.focus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(await screen.findByText(/No step leads from “Published” to “Failed”\.$/)).toBeVisible();
  await user.click((await column('Draft')).getAllByRole('button', { name: /^Actions for/ })[0] ?? document.body);
  expect(await screen.findByRole('menuitem', { name: /^Submit for review/ })).toBeVisible();
});

test('arrows walk the cards', async () => {
  const { user } = await open();
  const [first, second] = (await column('In review')).getAllByRole('link');
  first?.focus();
  await user.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect((await column('Approved')).getAllByRole('link')[1]).toHaveFocus();
});

test('finds cards, and says that it failed', async () => {
  const { user, getPath } = await open();
  await column('In review');
  await user.type(screen.getByRole('searchbox', { name: 'Search content' }), 'one price');
  await waitFor(() => expect(screen.getAllByRole('link', { name: /price/i })).toHaveLength(1));
  expect(getPath()).toBe('/content/board?q=one+price');
});

test('says that it could not be loaded', async () => {
  await open('', { installMock: (http) => installMock(http, { failureRate: 1 }) });
  expect(await screen.findByRole('button', { name: /again/i })).toBeVisible();
});
