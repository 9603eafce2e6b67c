import { memoryStorage } from '@atrium/sdk';
import { waitFor } from '@testing-library/dom';
import { createTestRuntime } from '../../testing/testRuntime';
import { releaseServices } from '../appScope';
import { changed, composed, compositionsOf } from '../emailSlice';
import { resume } from './resume';
import { composeSessions } from './sessions';

function write(storage = memoryStorage()) {
  const page = createTestRuntime(storage);
  const { store } = page.runtime;
  store.dispatch(composed());
  const sessions = composeSessions(page.runtime);
  const current = () => compositionsOf(store.getState())[0];
  const key = current()?.key ?? '';
  const type = (subject: string) => void store.dispatch(changed({ key, part: { subject } }));
  return { ...page, storage, store, sessions, key, type, current };
}
/** Same browser after a reload: only stored data is left. */
async function reload(storage: ReturnType<typeof memoryStorage>) {
  const page = createTestRuntime(storage);
  await resume(page.runtime);
  const current = () => compositionsOf(page.runtime.store.getState())[0];
  return { ...page, sessions: composeSessions(page.runtime), current };
}

test('what is typed is there again after a reload at the same moment', async () => {
  const { storage, type } = write();
  type('Plan');
  expect((await reload(storage)).current()).toMatchObject({ subject: 'Plan' });
});

test('what was not saved before the reload is saved after it', async () => {
  const { storage, type } = write();
  type('Plan');
  const { clock, emailsIn } = await reload(storage);
  await clock.advance(1_000);
  await waitFor(async () => expect((await emailsIn('draft')).map(({ subject }) => subject)).toContain('Plan'));
});

test('what was saved, closed or thrown away does not come back', async () => {
  const { storage, type, sessions, key } = write();
  type('Plan');
  sessions.close(key, true);
  expect((await reload(storage)).current()).toBeUndefined();
});

test('what could not be saved comes back', async () => {
  const { storage, type, sessions, key, demo } = write();
  demo.settings.failureRate = 1;
  type('Plan');
  expect(await sessions.find(key)?.leave()).toBe(false);
  sessions.close(key, false);
  expect((await reload(storage)).current()).toMatchObject({ subject: 'Plan' });
});

test('an empty window does not come back', async () => {
  const { storage } = write();
  expect((await reload(storage)).current()).toBeUndefined();
});

test('an answer in which nothing has been written comes back, and is no draft', async () => {
  const { storage, store } = write();
  const people = [{ name: 'Ann Berg', email: 'ann@example.com' }];
  store.dispatch(composed({ key: 'answer', to: people, subject: 'Re: Plan', quote: '<p>When?</p>' }));
  const { clock, emailsIn, runtime, sessions } = await reload(storage);
  expect(compositionsOf(runtime.store.getState())).toMatchObject([{ subject: 'Re: Plan' }]);
  await clock.advance(1_000);
  expect(sessions.saveStateOf('answer')).toBe('untouched');
  expect((await emailsIn('draft')).map(({ subject }) => subject)).not.toContain('Re: Plan');
});

test('a newer release goes on writing, and the one before no longer saves', async () => {
  const { storage, type, runtime, clock, emailsIn, current } = write();
  type('Plan');
  releaseServices(runtime);
  await clock.advance(10_000);
  expect((await emailsIn('draft')).map(({ subject }) => subject)).not.toContain('Plan');
  composeSessions(runtime);
  await clock.advance(1_000);
  await waitFor(async () => expect((await emailsIn('draft')).map(({ subject }) => subject)).toContain('Plan'));
  expect(current()).toMatchObject({ subject: 'Plan' });
  expect(storage.getItem('email:guest:writing')).not.toBeNull();
});
