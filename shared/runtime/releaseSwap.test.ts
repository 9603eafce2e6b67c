import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { api } from './api';
import { createHostRuntime } from './runtime';
import { memoryStorage } from './storage';

const release = () =>
  createSlice({
    name: 'notes',
    initialState: { draft: '' },
    reducers: { wrote: (_, { payload }: PayloadAction<string>) => ({ draft: payload }) },
  });

const isNotes = (state: unknown) => typeof state === 'object' && state !== null && 'draft' in state;

test.each([
  ['goes on with a state that it understands', isNotes, { draft: 'half a' }],
  ['starts anew with one that it does not', () => false, { draft: '' }],
])('the reducer of another release %s', (_, understands, expected) => {
  const { store, injectReducer, replaceReducer } = createHostRuntime({ storage: memoryStorage() });
  const [first, second] = [release(), release()];
  injectReducer('notes', first.reducer);
  store.dispatch(first.actions.wrote('half a'));
  replaceReducer('notes', second.reducer, understands);
  expect(store.getState().notes).toEqual(expected);
});

test('endpoints of another release take over, and nothing that the ones before have fetched stays', async () => {
  const { store, http, forgetReplaced } = createHostRuntime({ storage: memoryStorage() });
  http.defaults.adapter = async (config) => ({ data: 'answer', status: 200, statusText: '', headers: {}, config });
  const inject = (version: string) =>
    api.injectEndpoints({
      endpoints: (build) => ({
        getSwapped: build.query<string, void>({
          query: () => ({ url: '/x' }),
          transformResponse: (text: string) => `${text} of ${version}`,
        }),
      }),
    });
  const ask = (release: ReturnType<typeof inject>) => store.dispatch(release.endpoints.getSwapped.initiate());
  const first = inject('1');
  expect((await ask(first)).data).toBe('answer of 1');
  const second = inject('2');
  forgetReplaced();
  expect((await ask(second)).data).toBe('answer of 2');
});
