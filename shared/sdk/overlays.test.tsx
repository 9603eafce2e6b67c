import { createTestManifest } from '@atrium/standalone/testing';
import { createSlice } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { ann, toToken } from '../standalone/testing/fakeDemo';
import { useOverlays } from './overlays';
import { RuntimeProvider } from './RuntimeProvider';
import { createRuntime } from './runtime';
import { memoryStorage } from './storage';
import { writeSession } from './storedSession';

const slots = ['compose', 'help'].map((id, order) => ({
  id,
  slot: 'overlay',
  label: 'title',
  icon: 'box',
  order,
  module: './Window' as const,
}));
const apps = [createTestManifest({ id: 'notes', slots })];

const { reducer, actions } = createSlice({
  name: 'notes',
  initialState: { overlays: [] as string[] },
  reducers: { shown: (_, { payload }: { payload: string[] }) => ({ overlays: payload }) },
});

function Names() {
  return <p>{`open: ${useOverlays().map(({ app, entry }) => `${app.id}/${entry.id}`)}`}</p>;
}

test('shows the overlays that an app names in its state, in their order, as soon as it has one', () => {
  const storage = memoryStorage();
  writeSession(storage, { user: ann, accessToken: toToken({ exp: 4e9 }), refreshToken: null });
  const runtime = createRuntime({ storage, catalog: { getApps: () => apps, subscribe: () => () => {} } });
  render(
    <RuntimeProvider runtime={runtime}>
      <Names />
    </RuntimeProvider>,
  );
  expect(screen.getByText('open:')).toBeVisible();
  act(() => runtime.injectReducer('notes', reducer));
  act(() => void runtime.store.dispatch(actions.shown(['help', 'unknown', 'compose'])));
  expect(screen.getByText('open: notes/compose,notes/help')).toBeVisible();
  act(() => void runtime.store.dispatch(actions.shown([])));
  expect(screen.getByText('open:')).toBeVisible();
});
