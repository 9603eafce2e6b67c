import { defineApp } from '@atrium/contract';
import { createFakeClock, createTestManifest } from '@atrium/standalone/testing';
import { createSlice } from '@reduxjs/toolkit';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ann, ben, createFakeApi } from '../standalone/testing/fakeDemo';
import { Can, createAppApi, createRuntime, memoryStorage, useCan, useCounts, useSession } from '.';
import { RuntimeProvider } from './RuntimeProvider';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    greetings: { hi: string };
  }
}

function open() {
  const clock = createFakeClock();
  const apps = [createTestManifest({ id: 'mail' })];
  const runtime = createRuntime({
    clock,
    storage: memoryStorage(),
    catalog: { getApps: () => apps, subscribe: () => () => {} },
  });
  runtime.activateApp('notes', defineApp({ id: 'notes', routes: [], api: notes }));
  const server = createFakeApi(clock);
  server.connect(runtime.network);
  const signIn = (user = ann) => runtime.session.signIn({ email: user.email, password: 'secret' });
  return { runtime, server, signIn, clock };
}

const notes = createAppApi('notes').injectEndpoints({
  endpoints: (build) => ({
    getNotes: build.query<{ inbox: number }, string | undefined>({ query: (q) => ({ url: '/notes', params: { q } }) }),
  }),
});

const slice = (name: string, initialState: string[]) =>
  createSlice({ name, initialState, reducers: { added: (drafts, { payload }) => [...drafts, payload] } });

test('a visitor may read what belongs to signing in; a user what the rules say', async () => {
  const { runtime, signIn } = open();
  const readAuth = { action: 'read', subject: 'Auth' };
  const readAcl = { action: 'read', subject: 'ACL' };
  expect([runtime.can(readAuth), runtime.can(readAcl), runtime.can(undefined)]).toEqual([true, false, false]);
  await signIn(ben);
  expect([runtime.can(readAuth), runtime.can(readAcl), runtime.can(undefined)]).toEqual([false, true, true]);
  await signIn(ann);
  expect(runtime.can({ action: 'delete', subject: 'User' })).toBe(true);
  runtime.session.signOut();
  expect(runtime.can(readAcl)).toBe(false);
});

test('a query answers the body, or an error that a screen can show', async () => {
  const { runtime, server } = open();
  const asked = (q?: string) => runtime.store.dispatch(notes.endpoints.getNotes.initiate(q));
  await expect(asked('tea')).resolves.toMatchObject({ data: { inbox: 3 } });
  server.intercept = () => ({ status: 404, data: { error: 'No notes' } });
  await expect(asked('milk')).resolves.toMatchObject({ error: { status: 404, message: 'No notes', fields: {} } });
});

test('a cancelled query cancels its call', async () => {
  const { runtime, server } = open();
  const query = runtime.store.dispatch(notes.endpoints.getNotes.initiate('slow'));
  await waitFor(() => expect(server.calls).toHaveLength(1));
  const signal = server.calls[0]?.signal;
  query.abort();
  expect(signal?.aborted).toBe(true);
});

test('another reducer under the same id starts fresh; the same one keeps its state', () => {
  const { store, injectReducer } = open().runtime;
  const first = slice('mail', []);
  injectReducer('mail', first.reducer);
  store.dispatch(first.actions.added('draft'));
  injectReducer('mail', first.reducer);
  expect(store.getState().mail).toEqual(['draft']);
  injectReducer('mail', slice('mail', ['new']).reducer);
  expect(store.getState().mail).toEqual(['new']);
});

test('another person finds nothing in the apps of the one before; the same person finds all', async () => {
  const { runtime, signIn, server } = open();
  const { store, session } = runtime;
  const mail = slice('mail', []);
  const frame = slice('frame', []);
  runtime.injectReducer('mail', mail.reducer);
  runtime.injectReducer('frame', frame.reducer);
  store.dispatch(frame.actions.added('dark'));
  await signIn(ann);
  await store.dispatch(notes.endpoints.getNotes.initiate('tea'));
  store.dispatch(mail.actions.added('draft'));
  session.signOut();
  await signIn(ann);
  expect(store.getState().mail).toEqual(['draft']);
  session.signOut();
  await signIn(ben);
  expect(store.getState()).toMatchObject({ mail: [], frame: ['dark'] });
  await store.dispatch(notes.endpoints.getNotes.initiate('tea'));
  expect(server.count('/notes')).toBe(2);
});

test('what failed while the session was over is asked again after signing in', async () => {
  const { runtime, signIn, clock } = open();
  function Notes() {
    const { data, error } = notes.useGetNotesQuery('tea');
    return <p>{error ? 'failed' : (data?.inbox ?? 'loading')}</p>;
  }
  await signIn();
  await clock.advance(10 * 60_000 + 1);
  render(
    <RuntimeProvider runtime={runtime}>
      <Notes />
    </RuntimeProvider>,
  );
  expect(await screen.findByText('failed')).toBeVisible();
  await act(() => signIn());
  expect(await screen.findByText('3')).toBeVisible();
});

test('components follow session, rules, counts and language', async () => {
  const { runtime, signIn } = open();
  await runtime.languages.addTexts('greetings', {
    en: { hi: 'Hello' },
    de: { hi: 'Hallo' },
    fr: { hi: 'Salut' },
    pt: { hi: 'Olá' },
  });
  function Frame() {
    const { user } = useSession();
    const { t } = useTranslation('greetings');
    const can = useCan();
    const { inbox } = useCounts();
    const pages = useMemo(() => (can({ action: 'read', subject: 'Email' }) ? 'Email' : 'none'), [can]);
    return (
      <>
        <h1>{`${t('hi')} ${user?.fullName ?? 'stranger'}`}</h1>
        <p>{can({ action: 'read', subject: 'Email' }) ? `inbox ${inbox ?? '?'}` : 'no inbox'}</p>
        <p>{`pages: ${pages}`}</p>
        <Can I="read" a="Email">
          <a href="/apps/email">Email</a>
        </Can>
      </>
    );
  }
  render(
    <RuntimeProvider runtime={runtime}>
      <Frame />
    </RuntimeProvider>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent('Hello stranger');
  expect(screen.queryByRole('link')).toBeNull();
  await act(() => signIn());
  expect(screen.getByRole('heading')).toHaveTextContent('Hello Ann Archer');
  expect(screen.getByRole('link')).toBeVisible();
  expect(await screen.findByText('inbox 3')).toBeVisible();
  expect(screen.getByText('pages: Email')).toBeVisible();
  await act(() => runtime.languages.set('de'));
  expect(screen.getByRole('heading')).toHaveTextContent('Hallo Ann Archer');
});
