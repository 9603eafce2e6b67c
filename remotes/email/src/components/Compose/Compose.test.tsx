import { giveElementsASize, renderApp } from '@atrium/standalone/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

beforeAll(() => giveElementsASize({ height: 250 }));

const open = (route = '/apps/email/draft') => renderApp(app, { ...testOptions, route });
const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);
const windowNamed = (name: string | RegExp) => screen.findByRole('dialog', { name });

async function compose(argument: object = {}) {
  const page = await open();
  await act(async () => void (await page.runtime.commands.run('email.compose', argument)));
  const dialog = within(await windowNamed(/./));
  return { ...page, dialog };
}
async function foldersHolding(http: Awaited<ReturnType<typeof open>>['runtime']['http'], subject: string) {
  const { data } = await http.get('/apps/email/emails', { params: { folder: '', summary: '1', q: subject } });
  return data.emails.map(
    ({ folder, isSending }: { folder: string; isSending?: boolean }) => `${folder}${isSending ? ', sending' : ''}`,
  );
}

test('a command opens it over the page, with whom and what it is about', async () => {
  const { dialog } = await compose({ to: ['Ann Berg <ann@example.com>'], subject: 'Zebra' });
  expect(await windowNamed('Zebra')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Remove Ann Berg' })).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('Zebra');
});

test('a command with a wrong argument changes nothing', async () => {
  const { runtime } = await open();
  await expect(runtime.commands.run('email.compose', { to: 'ann@example.com' })).rejects.toMatchObject({
    code: 'invalid',
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('nothing goes without a recipient, nor to what is no address', async () => {
  const { user, dialog } = await compose({ subject: 'Zebra' });
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText('Add at least one recipient.')).toBeVisible();
  await user.type(dialog.getByRole('combobox', { name: 'To' }), 'ann,');
  expect(dialog.getByText('not a valid address')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText('The marked recipients have no valid address.')).toBeVisible();
});

test('sending closes it and can be undone, which brings it back as it was', async () => {
  const { user, runtime, dialog } = await compose({ to: ['ann@example.com'], subject: 'Zebra' });
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await foldersHolding(runtime.http, 'Zebra')).toEqual(['draft, sending']);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const again = within(await windowNamed('Zebra'));
  expect(again.getByRole('button', { name: 'Remove ann@example.com' })).toBeVisible();
  await waitFor(async () => expect(await foldersHolding(runtime.http, 'Zebra')).toEqual(['draft']));
});

test('Escape closes an open menu, then the window, which keeps it as a draft that opens again from the list', async () => {
  const { user, dialog } = await compose();
  await user.type(dialog.getByRole('textbox', { name: 'Subject' }), 'Zebra');
  const more = dialog.getByRole('button', { name: 'More options' });
  await user.click(more);
  await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Label/ })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(more).toHaveAttribute('aria-expanded', 'false'));
  await waitFor(() => expect(more).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Kept in Drafts')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: /Zebra/ }));
  expect(within(await windowNamed('Zebra')).getByRole('textbox', { name: 'Subject' })).toHaveValue('Zebra');
});

test('discarding throws the draft away, and Undo brings it back @all', async () => {
  const { user, runtime, dialog } = await compose();
  await user.type(dialog.getByRole('textbox', { name: 'Subject' }), 'Zebra');
  await waitFor(async () => expect(await foldersHolding(runtime.http, 'Zebra')).toEqual(['draft']));
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  await waitFor(async () => expect(await foldersHolding(runtime.http, 'Zebra')).toEqual([]));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await windowNamed('Zebra')).toBeVisible();
  await waitFor(async () => expect(await foldersHolding(runtime.http, 'Zebra')).toEqual(['draft']));
});

describe('a draft that is changed elsewhere while it is written', () => {
  async function writeTwice() {
    const page = await compose();
    const subject = page.dialog.getByRole('textbox', { name: 'Subject' });
    const { http } = page.runtime;
    await page.user.type(subject, 'Zebra');
    await waitFor(async () => expect(await foldersHolding(http, 'Zebra')).toEqual(['draft']));
    const { data } = await http.get('/apps/email/emails', { params: { folder: 'draft', q: 'Zebra' } });
    await http.post('/apps/email/save-draft', { id: data.emails[0].id, subject: 'Heron' });
    await page.user.type(subject, ' and more');
    expect(await page.dialog.findByRole('alert')).toHaveTextContent('This draft was changed elsewhere');
    expect(subject).toHaveValue('Zebra and more');
    return page;
  }

  test('can be kept as it is here @all', async () => {
    const { user, runtime, dialog } = await writeTwice();
    await user.click(dialog.getByRole('button', { name: 'Keep my version' }));
    await waitFor(async () => expect(await foldersHolding(runtime.http, 'Zebra and more')).toEqual(['draft']));
    expect(await foldersHolding(runtime.http, 'Heron')).toEqual([]);
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  test('can be taken as it is there @all', async () => {
    const { user, dialog } = await writeTwice();
    await user.click(dialog.getByRole('button', { name: 'Open the other version' }));
    expect(await windowNamed('Heron')).toBeVisible();
  });
});

test('an email that waits to be sent is taken back when it is opened again', async () => {
  const { user, runtime, dialog } = await compose({ to: ['ann@example.com'], subject: 'Zebra' });
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('link', { name: /Zebra/ }));
  expect(await windowNamed('Zebra')).toBeVisible();
  await waitFor(async () => expect(await foldersHolding(runtime.http, 'Zebra')).toEqual(['draft']));
});

test('files are stored with it, the too large ones are not @all', async () => {
  const { user, dialog } = await compose();
  const picker = dialog.getByLabelText('Attach files', { selector: 'input' });
  await user.upload(picker, new File(['abc'], 'notes.txt', { type: 'text/plain' }));
  const files = within(await dialog.findByRole('list', { name: 'Attachments' }));
  expect(await files.findByRole('button', { name: 'Remove notes.txt' })).toBeVisible();
  await user.upload(picker, new File([new Uint8Array(5_000_001)], 'film.mp4'));
  expect(await screen.findByText(/film\.mp4 is larger than 5/)).toBeVisible();
  await user.click(files.getByRole('button', { name: 'Remove notes.txt' }));
  expect(dialog.queryByRole('list', { name: 'Attachments' })).toBeNull();
});

test('a file that is refused says why beside the others: no room, or no connection', async () => {
  const { user, dialog, runtime, demo } = await compose();
  const maxUploads = 50 * 1024 * 1024;
  const maxUrlLength = 8_000_000;
  for (let left = maxUploads - 12_000; left > 0; left -= maxUrlLength) {
    const film = { fileName: 'film.mp4', size: 1, url: `data:,${'x'.repeat(Math.min(left, maxUrlLength))}` };
    await runtime.http.post('/apps/email/save-draft', { subject: 'Full', attachments: [film] });
  }
  const picker = dialog.getByLabelText('Attach files', { selector: 'input' });
  const photo = () => user.upload(picker, new File([new Uint8Array(20_000)], 'photo.bin'));
  await photo();
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'photo.bin could not be attached. Your files and pictures already use the 50 MB that an account has.',
  );
  demo.settings.failureRate = 1;
  await photo();
  await waitFor(() =>
    expect(dialog.getByRole('alert')).toHaveTextContent(/photo\.bin could not be attached\. (?!Your)/),
  );
});

test('several addresses are pasted at once, and are chips for the keys', async () => {
  const { user, dialog } = await compose();
  const field = dialog.getByRole('combobox', { name: 'To' });
  await user.click(field);
  await user.paste('"Berg, Ann" <ann@example.com>, ben@example.com; cem@example.com');
  for (const name of ['Berg, Ann', 'ben@example.com', 'cem@example.com'])
    expect(await dialog.findByRole('button', { name: `Remove ${name}` })).toBeVisible();
  await user.keyboard('{ArrowLeft}{ArrowLeft}{Delete}');
  expect(dialog.queryByRole('button', { name: 'Remove ben@example.com' })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Remove cem@example.com' })).toHaveFocus();
});

test('a name before its comma goes on, and is one recipient with its address', async () => {
  const { user, dialog } = await compose();
  const field = dialog.getByRole('combobox', { name: 'To' });
  await user.type(field, 'Berg, Ann <ann@example.com>;');
  expect(await dialog.findByRole('button', { name: 'Remove Berg, Ann' })).toBeVisible();
  expect(dialog.queryByText('not a valid address')).toBeNull();
});

test('what an email seems to lack is asked for before it goes @all', async () => {
  const { user, runtime, dialog } = await compose({ to: ['ann@example.com'] });
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText('Send without a subject?')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add a subject' }));
  await user.keyboard('Zebra attached');
  expect(dialog.queryByText('Send without a subject?')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText('You mention a file, but none is attached.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send anyway' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await foldersHolding(runtime.http, 'Zebra')).toEqual(['draft, sending']);
});

test('a time to send that cannot be read is asked for again, no other one taken, and its keys are its own @all', async () => {
  const { user, runtime, dialog } = await compose({ to: ['ann@example.com'], subject: 'Zebra' });
  const opener = dialog.getByRole('button', { name: 'Send later' });
  await user.click(opener);
  const other = await screen.findByRole('menuitem', { name: 'Choose day and time…' });
  // The menu takes the focus some frames after it opens; earlier input would lose it.
  await waitFor(() => expect(other.closest('[role="menu"]')).toContainElement(focused()));
  await user.click(other);
  const asking = within(await windowNamed('Send later'));
  await user.clear(asking.getByRole('textbox', { name: 'Day and time' }));
  await user.type(asking.getByRole('textbox', { name: 'Day and time' }), 'some day');
  await user.click(asking.getByRole('button', { name: 'Schedule' }));
  expect(await asking.findByText(/^Enter a date/)).toBeVisible();
  await user.keyboard('{Control>}{Enter}{/Control}');
  // The first Escape closes the field's calendar.
  const isAsking = () => screen.queryByRole('dialog', { name: 'Send later' }) !== null;
  await waitFor(async () => {
    if (isAsking()) await user.keyboard('{Escape}');
    expect(isAsking()).toBe(false);
  });
  expect(await windowNamed('Zebra')).toBeVisible();
  await waitFor(() => expect(opener).toHaveFocus());
  expect(await foldersHolding(runtime.http, 'Zebra')).not.toContain('draft, sending');
});

test('several are written at once, the earlier ones made small', async () => {
  const { user, runtime } = await compose({ subject: 'One' });
  for (const subject of ['Two', 'Three'])
    await act(async () => void (await runtime.commands.run('email.compose', { subject })));
  expect(await screen.findAllByRole('textbox', { name: 'Subject' })).toHaveLength(2);
  const first = within(await windowNamed('One'));
  expect(first.queryByRole('textbox', { name: 'Subject' })).toBeNull();
  await user.click(first.getByRole('button', { name: 'Restore' }));
  expect(first.getByRole('textbox', { name: 'Subject' })).toHaveValue('One');
});

test('made small it keeps what is being written', async () => {
  const { user, dialog } = await compose({ subject: 'Zebra' });
  await user.click(dialog.getByRole('button', { name: 'Minimise' }));
  expect(dialog.queryByRole('textbox', { name: 'Subject' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Restore' }));
  expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('Zebra');
});

test('an answer goes to all, under its name, with what it answers', async () => {
  const { user } = await open('/apps/email?q=launch+post');
  await user.click(await screen.findByRole('link', { name: /Launch post/ }));
  await user.click(await screen.findByRole('button', { name: 'Reply all' }));
  const dialog = within(await screen.findByRole('region', { name: 'Re: Launch post: last look before legal' }));
  expect(dialog.getByRole('button', { name: 'Remove Amira Haddad' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Remove Jonas Weber' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Show quoted message' }));
  const quote = await dialog.findByTitle('Quoted message');
  await waitFor(() => expect(quote).toHaveAttribute('srcdoc', expect.stringContaining('Amira Haddad wrote on')));
});

test('who may only read sees no way to write', async () => {
  await renderApp(app, { ...testOptions, route: '/apps/email', role: 'client' });
  await screen.findByRole('heading', { level: 1, name: 'Inbox' });
  expect(screen.queryByRole('button', { name: 'Compose' })).toBeNull();
});
