import { installMock } from '@atrium/mock';
import { renderApp } from '@atrium/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

type Options = Partial<Parameters<typeof renderApp>[1]>;
const open = (search = '', options: Options = {}) =>
  renderApp(app, { ...testOptions, route: `/apps/user/list${search}`, ...options });

const table = () => screen.findByRole('table', { name: 'Users' });
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);
const shown = async () => (await rows()).map(({ textContent }) => textContent);
const bulkBar = () => within(screen.getByRole('toolbar', { name: 'Actions for the selection' }));

describe('the list', () => {
  test('shows users with what is known of them, each leading to their page', async () => {
    await open('?q=amira');
    expect(await shown()).toEqual([expect.stringMatching(/Amira Haddad.*@amira.*Editor.*Enterprise.*Pending/)]);
    expect(within(await table()).getByRole('link')).toHaveAttribute('href', '/apps/user/view/3');
    expect(screen.getByText('1–1 of 1')).toBeVisible();
  });

  test('shows what the address asks for', async () => {
    await open('?role=editor&status=active&sort=-fullName');
    const texts = await shown();
    expect(texts.length).toBeGreaterThan(2);
    for (const text of texts) expect(text).toMatch(/Editor.*Active/);
    expect(texts).toEqual([...texts].sort((a, b) => (b ?? '').localeCompare(a ?? '')));
  });

  test('takes several values, and all but one', async () => {
    await open('?role=editor,author&status=!active');
    const texts = await shown();
    expect(texts.length).toBeGreaterThan(2);
    for (const text of texts) expect(text).toMatch(/(Editor|Author).*(Pending|Inactive)/);
    expect(screen.getByRole('button', { name: 'Role Editor, Author' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Status is not Active' })).toBeVisible();
  });

  test('narrows by filter and search, keeps both in the address, and goes back to page 1 @all', async () => {
    const { user, getPath } = await open('?status=active&page=5');
    await table();
    const filters = within(screen.getByRole('toolbar', { name: 'Search and filters' }));
    await user.click(filters.getByRole('button', { name: 'Plan' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Team' }));
    await waitFor(() => expect(getPath()).toBe('/apps/user/list?status=active&plan=team'));
    await user.type(screen.getByRole('searchbox', { name: 'Search name or email' }), 'jonas{Enter}');
    await waitFor(() => expect(getPath()).toBe('/apps/user/list?status=active&plan=team&q=jonas'));
    await waitFor(async () => expect(await shown()).toEqual([expect.stringContaining('Jonas Weber')]));
  });

  test('a page beyond the end leads to the last one', async () => {
    const { getPath } = await open('?page=99');
    expect(await screen.findByText('131–132 of 132')).toBeVisible();
    expect(getPath()).toBe('/apps/user/list?page=14');
  });

  test('says that nothing matches, and clears the way', async () => {
    const { user, getPath } = await open('?q=nobody-at-all&role=editor');
    expect(await screen.findByText('Nothing matches')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    await waitFor(() => expect(getPath()).toBe('/apps/user/list'));
    expect(await screen.findByText('1–10 of 132')).toBeVisible();
  });

  test('says that it failed, and tries again', async () => {
    const failing: Options = { installMock: (http) => installMock(http, { failureRate: 1 }) };
    const { user, demo } = await open('?q=amira', failing);
    expect(await screen.findByRole('alert')).toBeVisible();
    demo.settings.failureRate = 0;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Amira Haddad')).toBeVisible();
  });

  test('speaks German, its values too', async () => {
    await open('?q=amira', { language: 'de' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Benutzer' })).toBeVisible();
    expect(await screen.findByText('Redakteur/in')).toBeVisible();
    expect(screen.getByText('Zuletzt aktiv')).toBeVisible();
  });
});

describe('what one may do', () => {
  test('deletes at once, and takes it back @all', async () => {
    const { user } = await open('?q=jonas');
    await user.click(await screen.findByRole('button', { name: 'Actions for Jonas Weber' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText('Jonas Weber deleted')).toBeVisible();
    expect(await screen.findByText('Nothing matches')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: /Jonas Weber/ })).toBeVisible();
  });

  test("never offers to delete one's own account", async () => {
    const { user } = await open('?q=joana');
    await user.click(await screen.findByRole('button', { name: 'Actions for Joana Duarte' }));
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
  });

  test("changes everyone that matches, but one's own account @all", async () => {
    const { user } = await open('?role=admin');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Joana Duarte' }));
    await user.click(screen.getByRole('button', { name: 'Select all 3' }));
    await user.click(bulkBar().getByRole('button', { name: 'Status' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Inactive' }));
    expect(await screen.findByText('2 users changed. Your own account was left out.')).toBeVisible();
    await waitFor(async () => expect((await shown()).filter((text) => text?.includes('Inactive'))).toHaveLength(2));
  });

  test('deletes many, and brings them all back', async () => {
    const { user } = await open('?role=admin');
    const others = (await screen.findAllByRole('checkbox', { name: /^Select (?!all|Joana)/ })).slice(0, 2);
    for (const other of others) await user.click(other);
    await user.click(bulkBar().getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 users deleted.')).toBeVisible();
    expect(await screen.findByText('1–1 of 1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('1–3 of 3')).toBeVisible();
  });

  test('an editor may look, but neither add nor change', async () => {
    const { user } = await open('?q=jonas', { role: 'editor' });
    await user.click(await screen.findByRole('button', { name: 'Actions for Jonas Weber' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['View']);
    expect(screen.queryByRole('button', { name: 'Add user' })).toBeNull();
  });
});

describe('who comes', () => {
  test('says at its field that an address is taken; then adds the user', async () => {
    const { user } = await open('?q=adler');
    await user.click(await screen.findByRole('button', { name: 'Add user' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add a user' }));
    await user.type(form.getByRole('textbox', { name: 'Full name' }), 'Zoë Adler');
    await user.type(form.getByRole('textbox', { name: 'Username' }), 'zadler');
    await user.type(form.getByRole('textbox', { name: 'Email' }), 'AMIRA@example.com');
    await user.click(form.getByRole('button', { name: 'Add user' }));
    expect(await form.findByText('This email is already in use.')).toBeVisible();
    await user.clear(form.getByRole('textbox', { name: 'Email' }));
    await user.type(form.getByRole('textbox', { name: 'Email' }), 'zoe@example.com');
    await user.click(form.getByRole('button', { name: 'Add user' }));
    expect(await screen.findByText('Zoë Adler added')).toBeVisible();
    await waitFor(async () => expect(await shown()).toEqual([expect.stringMatching(/Zoë Adler.*Active/)]));
  });

  test('invites somebody by an address alone, who is pending', async () => {
    const { user } = await open('?q=adler');
    await user.click(await screen.findByRole('button', { name: 'Invite' }));
    const form = within(await screen.findByRole('dialog', { name: 'Invite a user' }));
    await user.type(form.getByRole('textbox', { name: 'Email' }), 'zoe.adler@example.com');
    await user.tab();
    expect(form.getByRole('textbox', { name: 'Full name' })).toHaveValue('Zoe Adler');
    await user.click(form.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText('Zoe Adler invited')).toBeVisible();
    await waitFor(async () => expect(await shown()).toEqual([expect.stringMatching(/Zoe Adler.*Pending/)]));
  });
});
