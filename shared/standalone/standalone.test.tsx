import { type AppManifest, defineApp, defineCommands } from '@atrium/contract';
import { createAppApi, useCan, useRuntime } from '@atrium/sdk';
import { Button, ErrorState, Page } from '@atrium/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTranslation } from 'react-i18next';
import { changeTexts, startStandalone } from './index';
import { installFakeDemo } from './testing/fakeDemo';

const notesApi = createAppApi('notes').injectEndpoints({
  endpoints: (build) => ({ getNote: build.query<{ token: string }, void>({ query: () => ({ url: '/note' }) }) }),
});

function NotePage() {
  const { commands } = useRuntime();
  const can = useCan();
  const { i18n } = useTranslation();
  const { data, error, refetch } = notesApi.useGetNoteQuery();
  return (
    <Page title="Notes">
      {data && <p>A note</p>}
      <p>Called {String(i18n.getResource('en', 'notes', 'title'))}</p>
      <input aria-label="Draft" />
      {error && <ErrorState error={error} onRetry={refetch} />}
      {can({ action: 'create', subject: 'Note' }) && <Button>New</Button>}
      <Button onClick={() => void commands.run('email.compose', { to: ['a@b.c'] })}>Send</Button>
      <Button onClick={() => void commands.run('notes.tear').then((what) => document.body.append(String(what)))}>
        Tear
      </Button>
    </Page>
  );
}

function BrokenPage(): never {
  throw new Error('no ink');
}

const app = defineApp({
  id: 'notes',
  api: notesApi,
  routes: [
    { path: '/notes', load: async () => ({ default: NotePage }) },
    { path: '/admin', load: async () => ({ default: BrokenPage }) },
  ],
});

const manifest: AppManifest = {
  id: 'notes',
  title: 'title',
  icon: 'box',
  owner: { team: 'Notes', contact: 'notes@example.com' },
  paths: [
    { path: '/notes', label: 'title' },
    { path: '/admin', label: 'title', requires: { action: 'manage', subject: 'Note' } },
  ],
  commands: [{ id: 'notes.tear', module: './commands' }],
  actions: { pinFirst: { label: 'pin', shortcut: 'P' } },
  slots: [{ id: 'pin', slot: 'navbar.end', label: 'pin', icon: 'pin', order: 1, module: './Pin' }],
  uses: { commands: ['email.compose'] },
};

const texts = { title: 'Notes', pin: 'Pinned' };

beforeAll(async () => {
  document.body.innerHTML = '<div id="root"></div>';
  await act(async () => {
    await startStandalone({
      app,
      manifest,
      installMock: installFakeDemo,
      locales: { en: texts, de: { ...texts, title: 'Notizen' }, fr: texts, pt: texts },
      modules: {
        './commands': async () => ({ default: defineCommands({ 'notes.tear': () => 'torn' }) }),
        './Pin': async () => ({ default: () => <p>One pinned note</p> }),
      },
    });
  });
});

async function choose(label: string, option: string) {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const openChoices = async () => {
  if (screen.queryAllByRole('combobox').length === 0) await press('What to look at');
};

test('opens the first page of the app, signed in as an admin', async () => {
  expect(await screen.findByText('A note')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'New' })).toBeVisible();
  expect(window.location.pathname).toBe('/notes');
  expect(document.title).toBe('Notes');
});

test('runs its own commands and says what others would do', async () => {
  await press('Tear');
  expect(await screen.findByText('torn')).toBeVisible();
  await press('Send');
  expect(await screen.findByText(/email\.compose would run with {"to":\["a@b\.c"\]}/)).toBeVisible();
});

test('? lists the keys of the app, then those of every page', async () => {
  await userEvent.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  const groups = within(sheet).getAllByRole('region');
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['Notes', 'On every page']);
  expect(groups[0]).toHaveTextContent('PinnedP');
  expect(groups[1]).toHaveTextContent('Search this page/');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('opens what the app puts into a slot', async () => {
  await press('Pinned');
  const note = await screen.findByText('One pinned note');
  // A popup is in the document before it is visible.
  await waitFor(() => expect(note).toBeVisible());
});

async function goTo(path: string) {
  await act(async () => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

test('a text that was changed is shown at once, and what was typed stays', async () => {
  const draft = screen.getByRole('textbox', { name: 'Draft' });
  await userEvent.type(draft, 'half a sen');
  const changed = { ...texts, title: 'My notes' };
  await act(() => changeTexts({ en: changed, de: changed, fr: changed, pt: changed }));
  expect(await screen.findByText('Called My notes')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Draft' })).toBe(draft);
  expect(draft).toHaveValue('half a sen');
});

test('leads back from an address that the app does not have', async () => {
  await goTo('/elsewhere');
  expect(await screen.findByRole('heading', { name: 'The app has no such page' })).toBeVisible();
  await press('To the app’s first page');
  expect(await screen.findByText('A note')).toBeVisible();
});

test('shows what a page threw, and keeps the bar', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => {});
  await goTo('/admin');
  expect(await screen.findByRole('alert')).toHaveTextContent('Error: no ink');
  expect(screen.getByRole('banner')).toBeVisible();
  report.mockRestore();
});

test('says so when a role may not open a page', async () => {
  await openChoices();
  await choose('Role', 'Client');
  expect(await screen.findByText('This role has no access to this page')).toBeVisible();
  await choose('Role', 'Admin');
  await goTo('/notes');
  expect(await screen.findByText('A note')).toBeVisible();
});

test('shows the app to another role', async () => {
  await openChoices();
  await choose('Role', 'Client');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'New', hidden: true })).toBeNull());
  await choose('Role', 'Admin');
  expect(await screen.findByRole('button', { name: 'New', hidden: true })).toBeVisible();
});

test('shows a failing server at once, and a working one again', async () => {
  await openChoices();
  await choose('Failures', 'All');
  expect(await screen.findByRole('alert', { hidden: true })).toBeVisible();
  await choose('Failures', 'None');
  expect(await screen.findByText('A note')).toBeVisible();
});

test('switches language, skin and direction', async () => {
  await openChoices();
  await choose('Skin', 'Dark');
  await choose('Direction', 'Right to left');
  await choose('Language', 'Deutsch');
  expect(await screen.findByRole('combobox', { name: 'Sprache' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'de');
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});
