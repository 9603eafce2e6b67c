import { defineApp } from '@atrium/contract';
import { createFakeClock, createTestManifest } from '@atrium/standalone/testing';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import axios from 'axios';
import { createAppApi } from './appApi';
import type { TabChannel } from './changes';
import { createRuntime } from './runtime';
import { memoryStorage } from './storage';

const flushed = () => new Promise((resolve) => setTimeout(resolve));

function createTabs(): () => TabChannel {
  const listeners = new Set<(event: { data: unknown }) => void>();
  return () => {
    let own: (event: { data: unknown }) => void = () => {};
    return {
      addEventListener(_, listener) {
        own = listener;
        listeners.add(listener);
      },
      postMessage(data) {
        for (const listener of listeners) if (listener !== own) listener({ data });
      },
      close: () => void listeners.delete(own),
    };
  };
}

const apps = ['notes', 'plans'].map((id) =>
  createTestManifest({ id, backend: { prefixes: [`/${id}`], module: './backend' } }),
);

/** A page whose calls are counted and answered by their path. */
function open(openChannel?: () => TabChannel) {
  const clock = createFakeClock();
  const catalog = { getApps: () => apps, subscribe: () => () => {} };
  const runtime = createRuntime({ storage: memoryStorage(), clock, catalog, openChannel });
  const calls: string[] = [];
  const headers: Record<string, string> = {};
  runtime.network.defaults.adapter = async (config) => {
    calls.push(`${config.method} ${config.url}`);
    return { data: `${config.url} ${calls.length}`, status: 200, statusText: '', headers, config };
  };
  runtime.start();
  return { runtime, calls, clock, headers };
}

const createNotes = (id = 'notes') =>
  createAppApi(id).injectEndpoints({
    endpoints: (build) => ({
      getOwn: build.query<string, void>({ query: () => ({ url: `/${id}` }) }),
      getPlans: build.query<string, void>({ query: () => ({ url: '/plans/all' }) }),
      getPatchedPlans: build.query<string, void>({
        query: () => ({ url: '/plans/all' }),
        async onQueryStarted(_, { queryFulfilled, updateCachedData }) {
          await queryFulfilled;
          updateCachedData((plans) => `${plans}, patched`);
        },
      }),
      add: build.mutation<string, void>({ query: () => ({ url: `/${id}`, method: 'POST' }) }),
    }),
  });

const slice = (name: string) =>
  createSlice({
    name,
    initialState: { draft: '' },
    reducers: { wrote: (_, { payload }: PayloadAction<string>) => ({ draft: payload }) },
  });

const hasDraft = (state: unknown) => typeof state === 'object' && state !== null && 'draft' in state;

test.each([
  ['goes on with a state that it accepts', hasDraft, { draft: 'half a' }],
  ['starts over with one that it does not', () => false, { draft: '' }],
])('the reducer of another release %s', (_, acceptsState, expected) => {
  const { runtime } = open();
  const [first, second] = [slice('notes'), slice('notes')];
  runtime.activateApp('notes', defineApp({ id: 'notes', routes: [], reducer: first.reducer }));
  runtime.store.dispatch(first.actions.wrote('half a'));
  runtime.activateApp('notes', defineApp({ id: 'notes', routes: [], reducer: second.reducer, acceptsState }));
  expect(runtime.store.getState().notes).toEqual(expected);
});

test('endpoints of equal names in two apps are two endpoints', async () => {
  const { runtime } = open();
  const [notes, plans] = [createNotes('notes'), createNotes('plans')];
  runtime.activateApp('notes', defineApp({ id: 'notes', routes: [], api: notes }));
  runtime.activateApp('plans', defineApp({ id: 'plans', routes: [], api: plans }));
  const first = runtime.store.dispatch(notes.endpoints.getOwn.initiate());
  const second = runtime.store.dispatch(plans.endpoints.getOwn.initiate());
  expect([(await first).data, (await second).data]).toEqual(['/notes 1', '/plans 2']);
});

test('nothing that a release has fetched stays for the next one', async () => {
  const { runtime, calls } = open();
  const ask = async () => {
    const api = createNotes();
    runtime.activateApp('notes', defineApp({ id: 'notes', routes: [], api }));
    return (await runtime.store.dispatch(api.endpoints.getOwn.initiate())).data;
  };
  expect([await ask(), await ask()]).toEqual(['/notes 1', '/notes 2']);
  expect(calls).toHaveLength(2);
});

test('an app that calls itself another, or brings the api of another, is refused and changes nothing', () => {
  const { runtime } = open();
  const plans = createNotes('plans');
  expect(() => runtime.activateApp('notes', defineApp({ id: 'plans', routes: [] }))).toThrow('calls itself "plans"');
  expect(() => runtime.activateApp('notes', defineApp({ id: 'notes', routes: [], api: plans }))).toThrow('plans/api');
  expect(runtime.store.getState()).not.toHaveProperty('plans/api');
});

test('a reducer that throws loses its own turn; the state of others goes on, and the host hears of it', async () => {
  const { runtime } = open();
  const healthy = slice('plans');
  const hostile = () => {
    throw new Error('no ink');
  };
  runtime.activateApp('notes', defineApp({ id: 'notes', routes: [], reducer: hostile }));
  runtime.activateApp('plans', defineApp({ id: 'plans', routes: [], reducer: healthy.reducer }));
  runtime.store.dispatch(healthy.actions.wrote('a plan'));
  expect(runtime.store.getState().plans).toEqual({ draft: 'a plan' });
  await flushed();
  expect(runtime.events.recent()).toContainEqual(
    expect.objectContaining({ app: 'notes', stage: 'reducer', error: 'Error: no ink' }),
  );
});

test('a reducer that threw at its first turn begins with the next one', () => {
  const { runtime } = open();
  const healthy = slice('notes');
  let isHealed = false;
  const reducer: typeof healthy.reducer = (state, action) => {
    if (!isHealed) throw new Error('no ink');
    return healthy.reducer(state, action);
  };
  runtime.activateApp('notes', defineApp({ id: 'notes', routes: [], reducer }));
  expect(runtime.store.getState().notes).toBeNull();
  isHealed = true;
  runtime.store.dispatch({ type: 'again' });
  expect(runtime.store.getState().notes).toEqual(healthy.getInitialState());
});

test('interceptors of one app reach no other; the token goes with both', async () => {
  const { runtime, calls } = open();
  runtime.scopeOf('notes').http.interceptors.request.use(() => Promise.reject(new Error('no ink')));
  await expect(runtime.scopeOf('notes').http.get('/notes')).rejects.toThrow('no ink');
  await runtime.scopeOf('plans').http.get('/plans');
  expect(calls).toEqual(['get /plans']);
});

test('what an app sets in the defaults of axios is its own matter', () => {
  const replaced = jest.replaceProperty(axios.defaults, 'timeout', 1);
  const { runtime } = open();
  expect(runtime.scopeOf('plans').http.defaults.timeout).toBe(0);
  replaced.restore();
});

test('storage is the app’s own, and says so of events', () => {
  const { runtime } = open();
  const [notes, plans] = [runtime.scopeOf('notes'), runtime.scopeOf('plans')];
  notes.storage.setItem('draft', 'mine');
  expect([notes.storage.getItem('draft'), plans.storage.getItem('draft')]).toEqual(['mine', null]);
  notes.events.emit({ type: 'error', app: 'plans', stage: 'render', error: 'a lie' });
  expect(runtime.events.recent().at(-1)).toMatchObject({ app: 'notes' });
});

test('what goes on for a release ends before the next one begins, and only once', () => {
  const { runtime } = open();
  const log: string[] = [];
  const release = (name: string) =>
    defineApp({
      id: 'notes',
      routes: [],
      listen() {
        log.push(`${name} begins`);
        return () => void log.push(`${name} ends`);
      },
    });
  const [first, second] = [release('first'), release('second')];
  for (const definition of [first, first, second]) runtime.activateApp('notes', definition);
  expect(log).toEqual(['first begins', 'first ends', 'second begins']);
});

test('a write is a change of the app that owns its path: every other reader of it asks again', async () => {
  const { runtime, calls, clock } = open();
  const [notes, plans] = [createNotes('notes'), createNotes('plans')];
  runtime.activateApp('notes', defineApp({ id: 'notes', routes: [], api: notes }));
  runtime.activateApp('plans', defineApp({ id: 'plans', routes: [], api: plans }));
  const { dispatch } = runtime.store;
  await Promise.all([dispatch(notes.endpoints.getPlans.initiate()), dispatch(notes.endpoints.getOwn.initiate())]);
  await dispatch(plans.endpoints.add.initiate());
  await clock.advance(100);
  await flushed();
  expect(calls.slice(2)).toEqual(['post /plans', 'get /plans/all']);
});

test('an answer that names the apps it changed is a change of those', async () => {
  const { runtime, calls, clock, headers } = open();
  const notes = createNotes();
  runtime.activateApp('notes', defineApp({ id: 'notes', routes: [], api: notes }));
  await runtime.store.dispatch(notes.endpoints.getOwn.initiate());
  headers.changed = 'people,notes';
  await runtime.http.post('/apps/restore');
  headers.changed = '';
  await clock.advance(50);
  await flushed();
  await runtime.http.post('/notes');
  await clock.advance(50);
  await flushed();
  expect(calls).toEqual(['get /notes', 'post /apps/restore', 'get /notes', 'post /notes']);
});

test('a write in one tab is a change in the others, and goes no further', async () => {
  const tabs = createTabs();
  const [here, there] = [open(tabs), open(tabs)];
  const [api, other] = [createNotes(), createNotes()];
  here.runtime.activateApp('notes', defineApp({ id: 'notes', routes: [], api }));
  there.runtime.activateApp('notes', defineApp({ id: 'notes', routes: [], api: other }));
  await there.runtime.store.dispatch(other.endpoints.getOwn.initiate());
  await here.runtime.store.dispatch(api.endpoints.add.initiate());
  await here.clock.advance(100);
  await there.clock.advance(100);
  await flushed();
  expect(there.calls).toEqual(['get /notes', 'get /notes']);
  expect(here.calls).toEqual(['post /notes']);
});

test('a result that its app has patched is still fetched again when its owner changes', async () => {
  const { runtime, calls, clock } = open();
  const [notes, plans] = [createNotes('notes'), createNotes('plans')];
  runtime.activateApp('notes', defineApp({ id: 'notes', routes: [], api: notes }));
  runtime.activateApp('plans', defineApp({ id: 'plans', routes: [], api: plans }));
  const { dispatch } = runtime.store;
  await dispatch(notes.endpoints.getPatchedPlans.initiate());
  await dispatch(plans.endpoints.add.initiate());
  await clock.advance(100);
  await flushed();
  expect(calls).toEqual(['get /plans/all', 'post /plans', 'get /plans/all']);
});
