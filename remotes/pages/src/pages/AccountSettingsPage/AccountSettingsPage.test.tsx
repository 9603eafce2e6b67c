import { renderApp } from '@atrium/standalone/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

const open = (tab = '', more = {}) =>
  renderApp(app, { ...testOptions, route: `/pages/account-settings${tab}`, ...more });
type Opened = Awaited<ReturnType<typeof open>>;
const stored = async ({ runtime }: Opened) => (await runtime.http.get('/account-setting/data')).data;
const fill = async ({ user }: Opened, name: string, text: string) => {
  const field = await screen.findByRole('textbox', { name });
  await user.clear(field);
  await user.click(field);
  if (text) await user.paste(text);
};
const save = ({ user }: Opened) => user.click(screen.getByRole('button', { name: /^Save/ }));

test('counts changes, discards them, and saves them', async () => {
  const opened = await open();
  await fill(opened, 'Full name', 'Joana D.');
  await fill(opened, 'Company', 'Atrium House');
  expect(screen.getByText('2 changes not saved')).toBeVisible();
  await opened.user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Joana Duarte');

  await fill(opened, 'Company', 'Atrium House');
  await save(opened);
  expect(await screen.findByText('All changes saved')).toBeVisible();
  expect((await stored(opened)).general).toMatchObject({ fullName: 'Joana Duarte', company: 'Atrium House' });
});

test('says what is wrong, and changes nothing', async () => {
  const opened = await open();
  await fill(opened, 'Email', 'nobody');
  await fill(opened, 'Full name', '');
  await save(opened);
  expect(await screen.findByText('Enter a valid email address.')).toBeVisible();
  expect(await screen.findByText('This field is required.')).toBeVisible();
  await fill(opened, 'Full name', 'Joana');
  await fill(opened, 'Email', 'client@demo.com');
  await save(opened);
  expect(await screen.findByText('This email is already in use.')).toBeVisible();
  expect((await stored(opened)).general).toMatchObject({ fullName: 'Joana Duarte', email: 'admin@demo.com' });
});

test('refuses a picture that is too large', async () => {
  const opened = await open();
  const file = await screen.findByLabelText('Choose a picture', { selector: 'input' });
  await opened.user.upload(file, new File([new Uint8Array(30_000_001)], 'big.png', { type: 'image/png' }));
  expect(await screen.findByText('The picture is larger than 30 MB.')).toBeVisible();
  expect(screen.getByText('All changes saved')).toBeVisible();
});

test('another address waits for its confirmation: its link is sent again, or the change is cancelled', async () => {
  const opened = await open();
  await fill(opened, 'Email', 'joana@example.com');
  await save(opened);
  expect(await screen.findByText('Waiting for confirmation at joana@example.com')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('admin@demo.com'));
  expect(screen.getByText('All changes saved')).toBeVisible();
  expect(opened.runtime.session.getState().user).toMatchObject({ email: 'admin@demo.com' });
  await opened.user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('The link was sent to joana@example.com')).toBeVisible();
  await opened.user.click(screen.getByRole('button', { name: 'Cancel the change' }));
  await waitFor(() => expect(screen.queryByText(/^Waiting for confirmation/)).toBeNull());
  expect((await stored(opened)).general).toMatchObject({ email: 'admin@demo.com', pendingEmail: null });
});

test('too many links are refused beside the field', async () => {
  const opened = await open();
  for (const name of ['one', 'two', 'three', 'four', 'five', 'six']) {
    await fill(opened, 'Email', `${name}@example.com`);
    await save(opened);
    if (name !== 'six') await screen.findByText(`Waiting for confirmation at ${name}@example.com`);
  }
  expect(await screen.findByText(/^Too many emails were sent. Wait 15 minutes/)).toBeVisible();
});

test.each([
  ['en', 'No email is sent from here'],
  ['de', 'Hier werden keine E-Mails gesendet'],
  ['fr', 'Aucun e-mail n’est envoyé d’ici'],
  ['pt', 'Nenhum e-mail é enviado daqui'],
] as const)(
  'in %s, the choices of notifications say that no email leaves without a server',
  async (language, sentence) => {
    const { runtime } = await open('/notifications');
    await act(async () => void (await runtime.languages.set(language)));
    expect(await screen.findByText(sentence)).toBeVisible();
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows).toHaveLength(6);
    for (const row of rows) {
      const name = within(row).getByRole('rowheader').textContent ?? '';
      const [inProduct, onDevices] = within(row).getAllByRole('switch');
      for (const one of [inProduct, onDevices]) expect(one).toHaveAccessibleName(expect.stringContaining(name));
      expect(within(row).getByRole('combobox')).toHaveAccessibleName(expect.stringContaining(name));
    }
    await act(async () => void (await runtime.languages.set('en')));
  },
);

// Password fields have no role; labels of required ones end in a star.
const labelled = (name: string) => new RegExp(`^${name}\\W*$`);

test('changes the password, and empties the fields', async () => {
  const opened = await open('/password');
  const type = async (name: string, text: string) => {
    const field = await screen.findByLabelText(labelled(name));
    await opened.user.clear(field);
    await opened.user.type(field, text);
  };
  await type('Current password', 'wrong');
  await type('New password', 'admin@demo.com');
  await save(opened);
  expect(await screen.findByText('Don’t use your name or email address: they are easy to guess.')).toBeVisible();
  await type('New password', 'a secret 1');
  expect(await screen.findByRole('meter', { name: 'Strength' }, { timeout: 5000 })).toBeVisible();
  await type('Repeat new password', 'a secret 2');
  await save(opened);
  expect(await screen.findByText('The passwords do not match.')).toBeVisible();
  await type('Repeat new password', 'a secret 1');
  await save(opened);
  expect(await screen.findByText('This is not your current password.')).toBeVisible();
  await type('Current password', 'admin');
  await save(opened);
  expect(await screen.findByText('Password changed')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(labelled('New password'))).toHaveValue(''));
});

test('keeps information, links and switches, each by itself @all', async () => {
  const opened = await open('/information');
  await fill(opened, 'Website', 'joana');
  await save(opened);
  expect(await screen.findByText(/^Enter a web address/)).toBeVisible();
  await fill(opened, 'Website', 'https://joana.example');
  await save(opened);
  await screen.findByText('All changes saved');

  await opened.user.click(screen.getByRole('link', { name: 'Social' }));
  await fill(opened, 'GitHub', 'https://code.example/joana');
  await save(opened);
  await screen.findByText('All changes saved');

  await opened.user.click(screen.getByRole('link', { name: 'Notifications' }));
  await opened.user.click(await screen.findByRole('switch', { name: 'Orders: in Atrium' }));
  await save(opened);
  await screen.findByText('All changes saved');
  const settings = await stored(opened);
  expect(settings.info.website).toBe('https://joana.example');
  expect(settings.social.socialLinks.github).toBe('https://code.example/joana');
  expect(settings.notification.orderInApp).toBe(false);
});

test.each([
  ['', 'Company', 'Mine', { general: { company: 'Theirs', fullName: 'Joana' } }],
  ['/social', 'GitHub', 'https://mine.example', { social: { socialLinks: { github: 'https://theirs.example' } } }],
])('at %p, a field that somebody else has changed since is asked for', async (tab, field, text, other) => {
  const opened = await open(tab);
  await fill(opened, field, text);
  await act(async () => void (await opened.runtime.http.post('/account-setting/data', other)));
  await save(opened);
  const choice = await screen.findByRole('group', { name: field });
  expect(choice).toHaveTextContent(text);
  expect(await stored(opened)).toMatchObject(other);
  await opened.user.click(within(choice).getByRole('radio', { name: /Joana Duarte, saved/ }));
  await opened.user.click(screen.getByRole('button', { name: 'Save the result' }));
  expect(await screen.findByText('All changes saved')).toBeVisible();
  expect(await stored(opened)).toMatchObject(other);
});

test('switches of notifications that changed since are not overwritten', async () => {
  const opened = await open('/notifications');
  await opened.user.click(await screen.findByRole('switch', { name: 'Orders: in Atrium' }));
  const other = { notification: { taskEmail: 'now' } };
  await act(async () => void (await opened.runtime.http.post('/account-setting/data', other)));
  await save(opened);
  expect(await screen.findByText('All changes saved')).toBeVisible();
  expect((await stored(opened)).notification).toMatchObject({ orderInApp: false, taskEmail: 'now' });
});

test.each([
  ['/information', 'Phone', 'abc!!', /^Enter a valid phone number/],
  ['', 'Username', 'a b/ç?', /^Use 2 to 40 letters/],
])('at %p, %s refuses %j beside the field', async (tab, field, text, sentence) => {
  const opened = await open(tab);
  await fill(opened, field, text);
  await opened.user.tab();
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('connects an account elsewhere, and disconnects it with a way back', async () => {
  const opened = await open('/connections');
  const google = async () => (await stored(opened)).social.connections.google.id;
  await opened.user.click(await screen.findByRole('button', { name: 'Disconnect Google' }));
  await opened.user.click(await screen.findByRole('button', { name: 'Connect Google' }));
  await opened.user.type(await screen.findByRole('textbox', { name: /^Your name on Google/ }), 'joana d{Enter}');
  expect(await screen.findByText(/^Enter a name without spaces/)).toBeVisible();
  await opened.user.type(
    screen.getByRole('textbox', { name: /^Your name on Google/ }),
    '{Backspace}{Backspace}.d{Enter}',
  );
  await waitFor(async () => expect(await google()).toBe('joana.d'));
});

test('dates follow the preference at once, and the defaults come back', async () => {
  const opened = await open('/preferences');
  await opened.user.click(await screen.findByRole('combobox', { name: 'Dates' }));
  await opened.user.click(await screen.findByTitle(/^\d{4}-\d{2}-\d{2}$/));
  await save(opened);
  await screen.findByText('All changes saved');
  expect((await stored(opened)).preferences.dateOrder).toBe('ymd');
  expect(opened.runtime.session.getState().user?.preferences).toMatchObject({ dateOrder: 'ymd' });
  await opened.user.click(screen.getByRole('button', { name: 'Back to defaults' }));
  expect(await screen.findByText('1 change not saved')).toBeVisible();
});

test('the language that is chosen here is that of the page, and waits for no Save', async () => {
  const opened = await open('/preferences');
  await opened.user.click(await screen.findByRole('combobox', { name: 'Language' }));
  await opened.user.click(await screen.findByTitle('Deutsch'));
  expect(await screen.findByRole('heading', { name: 'Sprache und Darstellung' })).toBeVisible();
  expect(screen.getByText('Alles gespeichert')).toBeVisible();
  await opened.runtime.languages.set('en');
});

test('an account is not deleted by another name', async () => {
  const opened = await open('/delete');
  await opened.user.type(await screen.findByLabelText(labelled('Type jduarte to confirm')), 'jd');
  await opened.user.type(screen.getByLabelText(labelled('Current password')), 'admin{Enter}');
  expect(await screen.findByText('This is not your username.')).toBeVisible();
  expect(opened.runtime.session.getState().status).toBe('signedIn');
});

test('saves twice in a row', async () => {
  const opened = await open();
  for (const company of ['One', 'Two']) {
    await fill(opened, 'Company', company);
    await save(opened);
    expect(await screen.findByText('All changes saved')).toBeVisible();
  }
  expect((await stored(opened)).general.company).toBe('Two');
});

test('leads from a tab that is none to the first', async () => {
  const { getPath } = await open('/wishes');
  expect(await screen.findByRole('textbox', { name: 'Full name' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'General', current: 'page' })).toBeVisible();
  expect(getPath()).toBe('/pages/account-settings');
});
