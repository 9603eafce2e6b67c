import { installMock } from '@atrium/mock';
import { renderApp } from '@atrium/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

type Options = Partial<Parameters<typeof renderApp>[1]>;
const open = (search = '', options: Options = {}) =>
  renderApp(app, { ...testOptions, route: `/content/review${search}`, ...options });

const list = async () => within(await screen.findByRole('region', { name: 'Items' }));
const detail = async () => within(await screen.findByRole('region', { name: 'Item under review' }));

test('shows what waits for me, the most urgent first, and reads the first one word by word', async () => {
  await open();
  expect(await (await list()).findAllByRole('listitem')).toHaveLength(6);
  expect(screen.getByRole('button', { name: 'In review 11' })).toHaveAttribute('aria-pressed', 'false');
  const item = await detail();
  expect(await item.findByText('soon')).toHaveProperty('tagName', 'DEL');
  expect(item.getByText('from 1 December')).toHaveProperty('tagName', 'INS');
  expect(item.getByRole('button', { name: /^Approve version 2/ })).toBeEnabled();
});

test('shows where a link leads and led, which picture is another one, and what of it is no text', async () => {
  const { user, runtime } = await open('?queue=all&q=one+price&item=47');
  await detail();
  const update = (change: object) => runtime.http.post('/apps/content/update-item', { id: 46, ...change });
  const step = (action: string) => runtime.http.post('/apps/content/transition', { ids: [46], action });
  const body = (host: string, picture: string, alt: string, text: string) =>
    `<p>Please <a href="https://${host}/invoice?id=7">pay here</a> ${text}.</p><p><img src="${picture}" alt="${alt}"></p><ol><li>One</li></ol>`;
  await step('withdraw');
  await update({ body: body('pay.example', '/a.svg', 'A tram', 'today'), tags: ['Price'], slug: 'one-price-for-all' });
  for (const action of ['submit', 'approve', 'publishNow', 'withdraw']) await step(action);
  await update({
    body: body('pay.evil', '/b.svg', 'A bus', '<b>today</b>').replace(/ol>/g, 'ul>'),
    tags: ['Price', 'Money'],
    channelIds: [1],
    slug: 'one-price',
  });
  await step('submit');
  await user.click((await list()).getByRole('button', { name: /^One price/ }));
  const item = await detail();
  const target = await item.findByText('https://pay.evil/invoice?id=7');
  expect(target).toHaveProperty('tagName', 'INS');
  expect(target).toHaveTextContent('added: https://pay.evil/invoice?id=7');
  expect(item.getByText('https://pay.example/invoice?id=7')).toHaveProperty('tagName', 'DEL');
  expect(item.getByText('now bold')).toBeVisible();
  expect(item.getByText('Bulleted list')).toHaveProperty('tagName', 'INS');
  expect(item.getAllByRole('img', { name: /^A (tram|bus)$/ }).map((picture) => picture.getAttribute('src'))).toEqual([
    '/a.svg',
    '/b.svg',
  ]);
  const headline = within(item.getByRole('list', { name: 'Changed' }));
  expect(headline.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 link',
    '1 picture',
    'formatting of 1 word',
    '1 list',
    'URL',
    'Channels',
    'Tags',
  ]);
  expect(item.getByText('Money')).toHaveProperty('tagName', 'INS');
  expect(await item.findByText('Newsletter', { selector: 'del' })).toBeVisible();
  expect(item.queryByText(/0 words/)).toBeNull();
});

test('approves, opens the next one, and takes it back', async () => {
  const { user } = await open();
  await user.click(await (await detail()).findByRole('button', { name: /^Approve version 2/ }));
  expect(await screen.findByText('“One price, from 1 December” approved')).toBeVisible();
  expect(await (await detail()).findByRole('heading', { name: /Correction: the map on page 96/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await list()).getAllByRole('listitem')).toHaveLength(6));
});

test('a request for changes needs a reason; what was typed stays when one looks elsewhere meanwhile', async () => {
  const { user } = await open('?item=46');
  await user.click(await (await detail()).findByRole('button', { name: /^Request changes/ }));
  const reason = () => screen.getByRole('textbox', { name: 'What has to change, and why?' });
  await waitFor(() => expect(reason()).toHaveFocus());
  await user.type(reason(), 'The sum');
  expect(screen.getByText('3 more characters')).toBeVisible();
  await user.click((await list()).getByRole('button', { name: /Lisbon story/ }));
  await user.click(await (await list()).findByRole('button', { name: /One price/ }));
  await user.click(await (await detail()).findByRole('button', { name: /^Request changes/ }));
  expect(reason()).toHaveValue('The sum');
  await user.type(reason(), ' is wrong');
  await user.click(screen.getByRole('button', { name: 'Request changes' }));
  expect(await screen.findByText('Changes to “One price, from 1 December” requested')).toBeVisible();
});

test('says why something is not possible, beside the button', async () => {
  const { user } = await open('?item=49');
  const item = await detail();
  const approve = await item.findByRole('button', { name: /^Approve version 1/ });
  expect(approve).toHaveAttribute('aria-disabled', 'true');
  expect(approve).toHaveAccessibleDescription('Comments that block the approval are open.');
  await user.click(approve);
  const told = within(screen.getByRole('region', { name: 'Messages' }));
  expect(await told.findByText('Comments that block the approval are open.')).toBeVisible();
});

test('an editor does not choose who reviews what they wrote, and reads why', async () => {
  await open('?queue=all&item=46', { role: 'editor' });
  const assign = await (await detail()).findByRole('button', { name: /^Assign/ });
  expect(assign).toHaveAttribute('aria-disabled', 'true');
  expect(assign).toHaveAccessibleDescription(/only those who can approve it/);
});

test('keys step through the list and decide', async () => {
  const { user, getPath } = await open();
  await (await list()).findAllByRole('listitem');
  await user.keyboard('jj');
  expect(getPath()).toBe('/content/review?item=48');
  await user.keyboard('k');
  expect(getPath()).toBe('/content/review?item=47');
  await (await detail()).findByRole('button', { name: /^Approve/ });
  await user.keyboard('a');
  expect(await screen.findByText('“Correction: the map on page 96” approved')).toBeVisible();
});

test('shows that somebody else was first', async () => {
  const { user, runtime } = await open('?item=46');
  const approve = await (await detail()).findByRole('button', { name: /^Approve version 2/ });
  // As another machine does it: this page is not notified.
  await runtime.http.post('/apps/content/transition', { ids: [46], action: 'withdraw' });
  await user.click(approve);
  expect(await screen.findByText(/^This was just changed/)).toBeVisible();
  expect(await (await detail()).findByText('It is not in review.')).toBeVisible();
});

test('resolves a comment, and writes one', async () => {
  const { user } = await open('?item=49');
  const item = await detail();
  await user.click(await item.findByRole('tab', { name: 'Comments · 1 open' }));
  await user.type(await item.findByRole('combobox', { name: 'Write a comment' }), 'The first one.');
  await user.click(item.getByRole('button', { name: 'Comment' }));
  expect(await item.findByText('The first one.')).toBeVisible();
  await user.click(item.getAllByRole('button', { name: 'Resolve' })[0] ?? item.getByRole('textbox'));
  await waitFor(() => expect(item.queryByText(/blocks the approval$/)).toBeNull());
});

test('says that nothing matches, and that it failed', async () => {
  const failing: Options = { installMock: (http) => installMock(http, { failureRate: 1 }) };
  const { user, demo } = await open('?q=zzz', failing);
  demo.settings.failureRate = 0;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing matches')).toBeVisible();
});
