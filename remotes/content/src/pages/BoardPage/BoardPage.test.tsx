import { installMock } from '@atrium/mock';
import { renderApp } from '@atrium/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

type Options = Partial<Parameters<typeof renderApp>[1]>;
const open = (search: string, options: Options = {}) =>
  renderApp(app, { ...testOptions, route: `/content/board${search}`, ...options });

const column = async (name: string) => within(await screen.findByRole('list', { name }));
const title = 'One price, from 1 December';

test('keys move a card by the step that leads there, and it keeps the focus; the next step asks for a time', async () => {
  const { user } = await open('?q=one+price');
  (await (await column('In review')).findByRole('link', { name: title })).focus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(await screen.findByText(`“${title}” approved`)).toBeVisible();
  const moved = await (await column('Approved')).findByRole('link', { name: title });
  await waitFor(() => expect(moved).toHaveFocus());
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(await screen.findByRole('dialog', { name: `When should “${title}” be published?` })).toBeVisible();
});

test('asks for the reason of a request for changes', async () => {
  const { user } = await open('?q=one+price');
  (await (await column('In review')).findByRole('link', { name: title })).focus();
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  await user.type(await screen.findByLabelText('What has to change, and why?'), 'The sum is wrong');
  await user.click(screen.getByRole('button', { name: 'Request changes' }));
  expect(await (await column('Changes requested')).findByRole('link', { name: title })).toBeVisible();
});

test('a column that no step leads to says why; the menu of a card has its steps', async () => {
  const { user } = await open('?q=fog');
  const published = await column('Published');
  (await published.findAllByRole('link'))[0]?.focus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(await screen.findByText(/You can’t move an item from “Published” to “Failed”\.$/)).toBeVisible();
  await user.click(published.getAllByRole('button', { name: /^Actions for/ })[0] ?? document.body);
  expect(await screen.findByRole('menuitem', { name: 'Unpublish' })).toBeVisible();
});

test('arrows walk the cards that were found', async () => {
  const { user, getPath } = await open('?q=newsletter');
  (await (await column('Scheduled')).findByRole('link', { name: 'Newsletter 47' })).focus();
  await user.keyboard('{ArrowLeft}');
  expect((await column('Approved')).getByRole('link', { name: /^The subject line/ })).toHaveFocus();
  await user.type(screen.getByLabelText('Search content'), 'zz');
  await waitFor(() => expect(screen.getAllByText('Nothing here')).toHaveLength(7));
  expect(getPath()).toBe('/content/board?q=newsletterzz');
});

test('says that it could not be loaded', async () => {
  await open('', { installMock: (http) => installMock(http, { failureRate: 1 }) });
  expect(await screen.findByRole('button', { name: /again/i })).toBeVisible();
});
