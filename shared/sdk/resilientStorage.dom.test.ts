import { createResilientStorage } from './resilientStorage';

let stop = () => {};

/** The shell's view of the page's store; it holds a token and a language that was written before. */
function open() {
  localStorage.setItem('language', 'de');
  const storage = createResilientStorage(localStorage);
  stop = storage.start();
  storage.setItem('accessToken', 'abc');
  expect(storage.getItem('language')).toBe('de');
  return storage;
}

const fromOtherTab = (key: string | null, newValue: string | null = null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

afterEach(() => {
  stop();
  localStorage.clear();
});

test('what another script has cleared is there at the next reading', () => {
  const storage = open();
  localStorage.clear();
  expect([storage.getItem('accessToken'), storage.getItem('language')]).toEqual(['abc', 'de']);
});

test('reading writes nothing: another tab may have removed it on purpose', () => {
  const storage = open();
  localStorage.removeItem('accessToken');
  expect(storage.getItem('accessToken')).toBe('abc');
  expect(localStorage.getItem('accessToken')).toBeNull();
});

test('it is written back when the page is left', () => {
  open();
  localStorage.clear();
  window.dispatchEvent(new Event('pagehide'));
  expect([localStorage.getItem('accessToken'), localStorage.getItem('language')]).toEqual(['abc', 'de']);
});

test('it is written back when the page is hidden, and not when it is seen', () => {
  open();
  localStorage.clear();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(localStorage.getItem('accessToken')).toBeNull();
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
  expect(localStorage.getItem('accessToken')).toBe('abc');
});

test('what the shell removes itself stays away', () => {
  const storage = open();
  storage.removeItem('accessToken');
  window.dispatchEvent(new Event('pagehide'));
  expect([storage.getItem('accessToken'), localStorage.getItem('accessToken')]).toEqual([null, null]);
});

test('what another tab removes stays away, also when it was written back before the news came', () => {
  const storage = open();
  localStorage.removeItem('accessToken');
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('accessToken')).toBe('abc');
  fromOtherTab('accessToken');
  expect([storage.getItem('accessToken'), localStorage.getItem('accessToken')]).toEqual([null, null]);
});

test('the news of a removal takes nothing away that the other tab has written since', () => {
  const storage = open();
  localStorage.removeItem('accessToken');
  window.dispatchEvent(new Event('pagehide'));
  localStorage.setItem('accessToken', 'def');
  fromOtherTab('accessToken');
  expect([storage.getItem('accessToken'), localStorage.getItem('accessToken')]).toEqual(['def', 'def']);
});

test('what another tab writes is what is kept', () => {
  const storage = open();
  localStorage.setItem('accessToken', 'def');
  fromOtherTab('accessToken', 'def');
  localStorage.clear();
  expect(storage.getItem('accessToken')).toBe('def');
});

test('a clearing in another tab, of everything at once, is no removal', () => {
  const storage = open();
  localStorage.clear();
  fromOtherTab(null);
  expect(storage.getItem('accessToken')).toBe('abc');
});

test('a page from the browser’s cache takes the store as it is', () => {
  const storage = open();
  localStorage.clear();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(storage.getItem('accessToken')).toBeNull();
});
