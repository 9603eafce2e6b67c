import { createFakeClock } from '@atrium/standalone/testing';
import { ann, ben, createFakeApi, rejection } from '../standalone/testing/fakeDemo';
import { createRuntime } from './runtime';
import { updateUser } from './session';
import { memoryStorage } from './storage';

const minute = 60_000;
const annsSecret = { email: ann.email, password: 'secret' };

/** Two tabs of one browser: one store, one API, one queue of locks. */
function openBrowser() {
  const clock = createFakeClock();
  const api = createFakeApi(clock);
  const storage = memoryStorage();
  let queue: Promise<unknown> = Promise.resolve();
  const locks = {
    request<T>(_name: string, run: () => Promise<T>) {
      const turn = queue.then(run);
      queue = turn.catch(() => {});
      return turn;
    },
  };
  const openTab = () => {
    const runtime = createRuntime({ storage, clock, locks });
    api.connect(runtime.network);
    stops.push(runtime.start());
    return runtime;
  };
  return { clock, api, storage, openTab };
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function openSignedIn() {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.session.signIn(annsSecret);
  return { ...browser, tab };
}

const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
const notifyOtherTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));

test('signing in keeps user and tokens under their names, and signing out removes them', async () => {
  const { tab, storage } = await openSignedIn();
  expect(tab.session.getState()).toEqual({ status: 'signedIn', user: ann });
  expect(JSON.parse(storage.getItem('userData') ?? '')).toEqual(ann);
  expect(storage.getItem('accessToken')).toBe(tab.session.currentToken());
  expect(storage.getItem('refreshToken')).toBeTruthy();
  tab.session.signOut();
  expect(tab.session.getState()).toEqual({ status: 'signedOut', user: null });
  for (const key of ['userData', 'accessToken', 'refreshToken']) expect(storage.getItem(key)).toBeNull();
});

test('what a person changed about themselves is known at once, here and in every other tab', async () => {
  const { tab, openTab } = await openSignedIn();
  const other = openTab();
  stops.push(other.session.start());
  updateUser(tab.session, { fullName: 'Anne' });
  notifyOtherTabs();
  for (const { session } of [tab, other])
    expect(session.getState()).toEqual({ status: 'signedIn', user: { ...ann, fullName: 'Anne' } });
  tab.session.signOut();
  updateUser(tab.session, { fullName: 'Nobody' });
  expect(openTab().session.getState().user).toBeNull();
});

test('a reload continues a session that lives, and begins signed out after its end', async () => {
  const { openTab, clock } = await openSignedIn();
  expect(openTab().session.getState().status).toBe('signedIn');
  await clock.advance(11 * minute);
  expect(openTab().session.getState()).toEqual({ status: 'signedOut', user: null });
});

test('unreadable user data is no session', () => {
  const { storage, openTab } = openBrowser();
  storage.setItem('accessToken', 'nonsense');
  storage.setItem('userData', '{"id":');
  expect(openTab().session.getState().status).toBe('signedOut');
});

test('25 minutes of activity never sign out', async () => {
  const { tab, clock, api } = await openSignedIn();
  for (let passed = 0; passed < 25; passed += 1) {
    await clock.advance(minute);
    press();
    await clock.advance(0);
  }
  expect(tab.session.getState()).toEqual({ status: 'signedIn', user: ann });
  expect(api.count('/jwt/refresh-token')).toBe(3);
});

test('11 idle minutes end the session, and the person stays known', async () => {
  const { tab, clock } = await openSignedIn();
  await clock.advance(11 * minute);
  expect(tab.session.getState()).toEqual({ status: 'expired', user: ann });
});

test('a poll is no activity: it sends the token but never refreshes it', async () => {
  const { tab, clock, api } = await openSignedIn();
  for (let passed = 0; passed < 9; passed += 1) {
    await clock.advance(minute);
    await tab.http.get('/apps/counts', { isBackground: true });
  }
  expect(api.calls.at(-1)?.headers.Authorization).toMatch(/^Bearer /);
  await clock.advance(2 * minute);
  expect(tab.session.getState().status).toBe('expired');
  expect(api.count('/jwt/refresh-token')).toBe(0);
});

test('ten calls near the end refresh once, and all of them bear the new token', async () => {
  const { tab, clock, api } = await openSignedIn();
  const first = tab.session.currentToken();
  await clock.advance(8 * minute);
  await Promise.all(Array.from({ length: 10 }, () => tab.http.get('/apps/email/emails')));
  expect(api.count('/jwt/refresh-token')).toBe(1);
  const sent = api.calls.filter(({ url }) => url === '/apps/email/emails').map(({ headers }) => headers.Authorization);
  expect(new Set(sent)).toEqual(new Set([`Bearer ${tab.session.currentToken()}`]));
  expect(tab.session.currentToken()).not.toBe(first);
});

test('two tabs refresh once', async () => {
  const { tab, clock, api, openTab } = await openSignedIn();
  const other = openTab();
  await clock.advance(8 * minute);
  await Promise.all([tab.http.get('/a'), other.http.get('/b')]);
  expect(api.count('/jwt/refresh-token')).toBe(1);
  expect(other.session.currentToken()).toBe(tab.session.currentToken());
});

test('a tab whose person works in another tab stays signed in', async () => {
  const { tab, clock, openTab } = await openSignedIn();
  const other = openTab();
  await clock.advance(8 * minute);
  await tab.http.get('/a');
  await clock.advance(5 * minute);
  expect(other.session.getState().status).toBe('signedIn');
});

test('signing out and in reaches the other tabs', async () => {
  const { tab, openTab } = await openSignedIn();
  const other = openTab();
  tab.session.signOut();
  notifyOtherTabs();
  expect(other.session.getState().status).toBe('signedOut');
  await tab.session.signIn({ email: ben.email, password: 'secret' });
  notifyOtherTabs();
  expect(other.session.getState()).toEqual({ status: 'signedIn', user: ben });
});

test('who signs out in another tab while this one refreshes stays signed out', async () => {
  const { tab, clock, api, openTab, storage } = await openSignedIn();
  const other = openTab();
  await clock.advance(8 * minute);
  api.intercept = ({ url }) => {
    if (url === '/jwt/refresh-token') other.session.signOut();
    return undefined;
  };
  await tab.http.get('/a');
  expect(tab.session.getState().status).toBe('signedOut');
  expect(storage.getItem('accessToken')).toBeNull();
});

test('a refused refresh ends the session; a lost connection does not', async () => {
  const { tab, clock, api } = await openSignedIn();
  await clock.advance(8 * minute);
  api.intercept = ({ url }) => (url === '/jwt/refresh-token' ? { status: 0, data: null } : undefined);
  await tab.http.get('/a');
  expect(tab.session.getState().status).toBe('signedIn');
  api.intercept = ({ url }) => (url === '/jwt/refresh-token' ? rejection : undefined);
  await expect(tab.http.get('/b')).rejects.toMatchObject({ response: { status: 401 } });
  expect(tab.session.getState().status).toBe('expired');
  expect(api.count('/b')).toBe(0);
});

test('a refused token is renewed and the call repeated once', async () => {
  const { tab, api } = await openSignedIn();
  const rejected = `Bearer ${tab.session.currentToken()}`;
  api.intercept = ({ headers }) => (headers.Authorization === rejected ? rejection : undefined);
  const { data } = await tab.http.post('/apps/todo/add-tasks', { task: { title: 'Tea' } });
  expect(data).toEqual({ inbox: 3 });
  expect(api.count('/jwt/refresh-token')).toBe(1);
  expect(JSON.parse(api.calls.at(-1)?.data)).toEqual({ task: { title: 'Tea' } });
});

test('a call that is refused with every token is not repeated for ever', async () => {
  const { tab, api } = await openSignedIn();
  api.intercept = ({ url }) => (url === '/a' ? rejection : undefined);
  await expect(tab.http.get('/a')).rejects.toMatchObject({ response: { status: 401 } });
  expect(api.count('/a')).toBe(2);
});

test('who registers stays signed in while active, although registering gives no refresh token', async () => {
  const { openTab, clock, storage } = openBrowser();
  const tab = openTab();
  await tab.session.register({ ...annsSecret, username: 'ann' });
  expect(storage.getItem('refreshToken')).toBeTruthy();
  await clock.advance(9 * minute);
  press();
  await clock.advance(2 * minute);
  expect(tab.session.getState().status).toBe('signedIn');
});

test('a session without a refresh token meets its end', async () => {
  const { openTab, clock, api, storage } = openBrowser();
  const tab = openTab();
  api.intercept = ({ url }) => (url === '/jwt/login' ? rejection : undefined);
  await tab.session.register({ ...annsSecret, username: 'ann' });
  expect(storage.getItem('refreshToken')).toBeNull();
  await clock.advance(9 * minute);
  press();
  await tab.http.get('/a');
  await clock.advance(minute);
  expect(tab.session.getState().status).toBe('expired');
  expect(api.count('/jwt/refresh-token')).toBe(0);
});

test('signing in again brings an ended session back', async () => {
  const { tab, clock } = await openSignedIn();
  await clock.advance(10 * minute);
  await tab.session.signIn(annsSecret);
  expect(tab.session.getState()).toEqual({ status: 'signedIn', user: ann });
});

test('wrong credentials reject with the field they belong to, and change nothing', async () => {
  const { openTab, api } = openBrowser();
  const { session } = openTab();
  api.intercept = () => ({ status: 400, data: { error: { email: ['Wrong email or password.'] } } });
  await expect(session.signIn(annsSecret)).rejects.toMatchObject({
    status: 400,
    message: 'Wrong email or password.',
    fields: { email: ['Wrong email or password.'] },
  });
  expect(session.getState().status).toBe('signedOut');
});

test('registering with a name in use rejects with the fields, although the answer is 200', async () => {
  const { openTab, api } = openBrowser();
  const { session } = openTab();
  api.intercept = () => ({
    status: 200,
    data: { error: { email: null, username: 'This username is already in use.' } },
  });
  await expect(session.register({ ...annsSecret, username: 'ann' })).rejects.toMatchObject({
    fields: { username: ['This username is already in use.'] },
  });
});

test('no token goes to sign-in or to another origin', async () => {
  const { tab, api } = await openSignedIn();
  await tab.http.get('https://elsewhere.example/a');
  await tab.http.post('/jwt/forgot-password', {});
  expect(api.calls.slice(-2).map(({ headers }) => headers.Authorization)).toEqual([undefined, undefined]);
});
