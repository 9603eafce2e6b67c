import { giveElementsASize, renderApp } from '@atrium/standalone/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

beforeAll(() => giveElementsASize({ height: 250 }));

const open = (route = '/apps/email', options = {}) => renderApp(app, { ...testOptions, route, ...options });
const list = (name = 'Emails in Inbox') => screen.findByRole('list', { name });
const row = async (subject: RegExp) => {
  const link = await within(await list()).findByRole('link', { name: subject });
  const item = link.closest('li');
  if (!item) throw new Error('no row');
  return within(item);
};
const bar = () => screen.findByRole('toolbar', { name: 'Actions for the selection' });
const launch = /Launch post/;

test('shows the inbox, newest first, with folders, what waits in them, and labels', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Inbox' })).toBeInTheDocument();
  const links = within(await list()).getAllByRole('link');
  expect(links[0]).toHaveAccessibleName(expect.stringMatching(/^Unread Amira Haddad Company .*Launch post/));
  const folders = screen.getByRole('navigation', { name: 'Folders' });
  expect(within(folders).getByRole('link', { name: 'Inbox 3 unread' })).toHaveAttribute('aria-current', 'page');
  expect(within(screen.getByRole('navigation', { name: 'Labels' })).getAllByRole('link')).toHaveLength(4);
});

test('another folder, a label and both have an address of their own', async () => {
  const { user, getPath } = await open();
  await user.click(await screen.findByRole('link', { name: 'Sent' }));
  expect(await list('Emails in Sent')).toBeInTheDocument();
  expect(getPath()).toBe('/apps/email/sent');
  await user.click(screen.getByRole('link', { name: 'Company' }));
  expect(await list('Emails in Company')).toBeInTheDocument();
  expect(getPath()).toBe('/apps/email/label/company');
});

test('an email opens beside the list, is read by that, and is in the address @all', async () => {
  const { user, getPath } = await open();
  await user.click((await row(launch)).getByRole('link'));
  expect(await screen.findByRole('heading', { level: 2, name: launch })).toBeVisible();
  expect(getPath()).toMatch(/^\/apps\/email\?mail=\d+$/);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Inbox 2 unread' })).toBeVisible());
  expect((await row(launch)).queryByText('Unread')).toBeNull();
});

test('what an email says is in a frame that may run nothing', async () => {
  const { user } = await open();
  await user.click((await row(launch)).getByRole('link'));
  const frame = await screen.findByTitle('Message from Amira Haddad');
  const sandbox = frame.getAttribute('sandbox')?.split(' ') ?? [];
  expect(frame).toHaveAttribute('sandbox');
  expect(sandbox).not.toContain('allow-scripts');
  expect(sandbox).not.toContain('allow-forms');
  await waitFor(() => expect(frame).toHaveAttribute('srcdoc', expect.stringContaining('I moved the pricing table up')));
  expect(frame.getAttribute('srcdoc')).toMatch(
    /Content-Security-Policy" content="default-src 'none'; img-src data: http:\/\/localhost\/files\/;/,
  );
});

test('the search is in the address; nothing found says so and leads back to all', async () => {
  const { user, getPath } = await open();
  await list();
  await user.type(screen.getByRole('searchbox', { name: 'Search in Inbox' }), 'no email says this{Enter}');
  expect(await screen.findByText('Nothing matches')).toBeVisible();
  expect(getPath()).toBe('/apps/email?q=no+email+says+this');
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await row(launch)).toBeTruthy();
  expect(getPath()).toBe('/apps/email');
});

test('the search looks into subjects', async () => {
  await open('/apps/email?q=launch+post');
  const links = within(await list()).getAllByRole('link');
  expect(links.length).toBeGreaterThan(0);
  expect(links[0]).toHaveAccessibleName(expect.stringMatching(launch));
});

test('an empty folder says what will be there', async () => {
  const { runtime } = await open('/apps/email/sent');
  await list('Emails in Sent');
  const { data } = await runtime.http.get('/apps/email/emails', { params: { folder: 'spam', summary: '1' } });
  const emailIds = data.emails.map(({ id }: { id: number }) => id);
  await runtime.http.post('/apps/email/update-emails', { emailIds, dataToUpdate: { folder: 'trash' } });
  act(() => runtime.navigate('/apps/email/spam'));
  expect(await screen.findByText('Nothing in Spam')).toBeVisible();
});

test('an unknown folder is no page, and leads to the inbox', async () => {
  const { user, getPath } = await open('/apps/email/nowhere');
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such folder' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'To the inbox' }));
  expect(getPath()).toBe('/apps/email');
});

test('an email that is gone says so beside the list', async () => {
  await open('/apps/email?mail=99999');
  expect(await screen.findByText('This email no longer exists')).toBeVisible();
  expect(await row(launch)).toBeTruthy();
});

test('a list that does not come can be asked for again', async () => {
  const { demo, user } = await open('/apps/email/trash');
  await screen.findByRole('list', { name: 'Emails in Trash' });
  demo.settings.failureRate = 1;
  await user.click(await screen.findByRole('link', { name: /^Spam/ }));
  expect(await screen.findByRole('alert')).toBeVisible();
  demo.settings.failureRate = 0;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await list('Emails in Spam')).toBeVisible();
});

test('a star is put on at once, and taken back with a word when that fails', async () => {
  const { demo, user } = await open();
  const { getByRole } = await row(launch);
  demo.settings.failureRate = 1;
  await user.click(getByRole('button', { name: 'Star' }));
  expect(await screen.findByText('The change could not be saved and was undone.')).toBeVisible();
  expect(getByRole('button', { name: 'Star' })).toHaveAttribute('aria-pressed', 'false');
  demo.settings.failureRate = 0;
  await user.click(getByRole('button', { name: 'Star' }));
  await waitFor(() => expect(getByRole('button', { name: 'Remove star' })).toHaveAttribute('aria-pressed', 'true'));
});

test('several emails go to the trash at once, and come back by Undo @all', async () => {
  const { user } = await open();
  await user.click((await row(launch)).getByRole('checkbox'));
  await user.click((await row(/Photo rights/)).getByRole('checkbox'));
  expect(await bar()).toHaveTextContent('2 selected');
  await user.click(within(await bar()).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: launch })).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await row(launch)).toBeTruthy();
  expect(await row(/Photo rights/)).toBeTruthy();
});

test('Shift chooses all from the last one chosen, and all of a folder can be chosen', async () => {
  const { user } = await open();
  const boxes = within(await list()).getAllByRole('checkbox');
  const [first, , , fourth] = boxes;
  if (!first || !fourth) throw new Error('too few emails');
  await user.click(first);
  await user.keyboard('{Shift>}');
  await user.click(fourth);
  await user.keyboard('{/Shift}');
  await waitFor(async () => expect(await bar()).toHaveTextContent('4 selected'));
  await user.click(within(await bar()).getByRole('button', { name: 'Select all 22' }));
  await waitFor(async () => expect(await bar()).toHaveTextContent('22 selected'));
});

test('a label goes on all that are chosen', async () => {
  const { user } = await open();
  const { getByRole, findByRole } = await row(/Editorial stand-up/);
  await user.click(getByRole('checkbox'));
  await user.click(within(await bar()).getByRole('button', { name: 'Label' }));
  await user.click(await screen.findByRole('menuitem', { name: /Important/ }));
  expect(await findByRole('img', { name: 'Important' })).toBeInTheDocument();
});

test('keys lead from mail to mail and back to the list', async () => {
  const { user, getPath } = await open();
  await list();
  await user.keyboard('j');
  expect(await screen.findByRole('heading', { level: 2, name: launch })).toBeVisible();
  await user.keyboard('j');
  expect(await screen.findByRole('heading', { level: 2, name: /Photo rights/ })).toBeVisible();
  await user.keyboard('k');
  expect(await screen.findByRole('heading', { level: 2, name: launch })).toBeVisible();
  await user.keyboard('u');
  expect(getPath()).toBe('/apps/email');
});

test('keys are letters where somebody writes', async () => {
  const { user, getPath } = await open();
  await list();
  await user.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.keyboard('jc');
  expect(screen.getByRole('searchbox')).toHaveValue('jc');
  expect(getPath()).not.toContain('mail=');
});

test('an email marked as unread from the open email goes back into the list as such @all', async () => {
  const { user } = await open();
  await user.click((await row(launch)).getByRole('link'));
  await screen.findByRole('heading', { level: 2, name: launch });
  await waitFor(async () => expect((await row(launch)).queryByText('Unread')).toBeNull());
  await user.click(
    within(screen.getByRole('toolbar', { name: 'Actions for this email' })).getByRole('button', { name: 'More' }),
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as unread' }));
  expect(await (await row(launch)).findByText('Unread')).toBeInTheDocument();
});

test('speaks the language of the person', async () => {
  await open('/apps/email', { language: 'de' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Posteingang' })).toBeInTheDocument();
});
