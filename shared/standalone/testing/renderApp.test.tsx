import { type AppManifest, defineApp, defineCommands } from '@atrium/contract';
import { createAppApi, useCan, useRuntime, useSession } from '@atrium/sdk';
import { Button, Page } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { installFakeDemo } from './fakeDemo';
import { renderApp, renderInApp } from './renderApp';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    notes: { title: string };
  }
}

const notesApi = createAppApi('notes').injectEndpoints({
  endpoints: (build) => ({ whoAsks: build.query<{ token?: string }, void>({ query: () => ({ url: '/notes' }) }) }),
});

function NotePage() {
  const { t } = useTranslation('notes');
  const { commands } = useRuntime();
  const { user } = useSession();
  const can = useCan();
  const { data } = notesApi.useWhoAsksQuery();
  return (
    <Page title={t('title')}>
      <p>{`${user?.role ?? 'nobody'}, ${data?.token ? 'with' : 'without'} token`}</p>
      <Link to="/notes/all?q=tea">All</Link>
      {can({ action: 'create', subject: 'Note' }) && (
        <Button onClick={() => void commands.run('email.compose', { to: ['a@b.c'] })}>Send</Button>
      )}
      <Button onClick={() => void commands.run('notes.tear')}>Tear</Button>
    </Page>
  );
}

const app = defineApp({
  id: 'notes',
  api: notesApi,
  routes: [
    { path: '/notes', load: async () => ({ default: NotePage }) },
    { path: '/notes/:folder', load: async () => ({ default: () => <h1>All notes</h1> }) },
  ],
});

const manifest: AppManifest = {
  id: 'notes',
  title: 'title',
  icon: 'box',
  owner: { team: 'Notes', contact: 'notes@example.com' },
  paths: [{ path: '/notes', label: 'title' }],
  commands: [{ id: 'notes.tear', module: './commands' }],
};

const options = {
  route: '/notes',
  manifest,
  installMock: installFakeDemo,
  locales: { en: { title: 'Notes' }, de: { title: 'Notizen' }, fr: { title: 'Notes' }, pt: { title: 'Notas' } },
};

test('draws a page of the app for an admin, with a token on its calls', async () => {
  const { findByRole, findByText } = await renderApp(app, options);
  expect(await findByRole('heading', { name: 'Notes' })).toBeVisible();
  expect(await findByText('admin, with token')).toBeVisible();
});

test('follows the links of the app', async () => {
  const { findByRole, user, getPath } = await renderApp(app, options);
  await user.click(await findByRole('link', { name: 'All' }));
  expect(await findByRole('heading', { name: 'All notes' })).toBeVisible();
  expect(getPath()).toBe('/notes/all?q=tea');
});

test('speaks another language, to another role', async () => {
  const { findByRole, findByText, queryByRole } = await renderApp(app, { ...options, language: 'de', role: 'client' });
  expect(await findByRole('heading', { name: 'Notizen' })).toBeVisible();
  expect(await findByText('client, with token')).toBeVisible();
  expect(queryByRole('button', { name: 'Send' })).toBeNull();
});

test('draws for nobody, too', async () => {
  const { findByText } = await renderApp(app, { ...options, role: null });
  expect(await findByText('nobody, without token')).toBeVisible();
});

test('runs commands of other apps as stated, and those of the app from its modules', async () => {
  const ran: unknown[] = [];
  const { findByRole, user } = await renderApp(app, {
    ...options,
    otherCommands: { 'email.compose': (argument) => ran.push(argument) },
    modules: { './commands': async () => ({ default: defineCommands({ 'notes.tear': () => ran.push('torn') }) }) },
  });
  await user.click(await findByRole('button', { name: 'Send' }));
  await user.click(await findByRole('button', { name: 'Tear' }));
  expect(ran).toEqual([{ to: ['a@b.c'] }, 'torn']);
});

test('draws one part of the app alone', async () => {
  const { getByRole, queryByRole } = await renderInApp(app, <Button>Torn</Button>, options);
  expect(getByRole('button', { name: 'Torn' })).toBeVisible();
  expect(queryByRole('heading')).toBeNull();
});
