import { memoryStorage } from '@atrium/sdk';
import { isForgottenSession, rememberedEmail, rememberSession } from './rememberMe';

const closeBrowser = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what a browser does when it closes.
  document.cookie = 'atrium-session=; path=/; max-age=0';
};
afterEach(closeBrowser);

test('who is remembered finds their address, and their session after the browser was closed', () => {
  const storage = memoryStorage();
  rememberSession(storage, 'ann@example.com', true);
  closeBrowser();
  expect(isForgottenSession(storage)).toBe(false);
  expect(rememberedEmail(storage)).toBe('ann@example.com');
});

test('who is not is forgotten with the browser, and not before', () => {
  const storage = memoryStorage();
  rememberSession(storage, 'ann@example.com', true);
  rememberSession(storage, 'ann@example.com', false);
  expect(isForgottenSession(storage)).toBe(false);
  expect(rememberedEmail(storage)).toBe('');
  closeBrowser();
  expect(isForgottenSession(storage)).toBe(true);
  rememberSession(storage, 'ann@example.com', true);
  expect(isForgottenSession(storage)).toBe(false);
});
