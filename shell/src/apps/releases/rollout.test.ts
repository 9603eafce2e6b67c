import { isAmong } from './rollout';

const accounts = Array.from({ length: 2_000 }, (_, index) => String(index + 1));
const among = (percent: number, app = 'mail') => accounts.filter((account) => isAmong(percent, app, account));

test.each([1, 10, 50, 90])('%s per cent are about so many', (percent) => {
  const share = (among(percent).length / accounts.length) * 100;
  expect(Math.abs(share - percent)).toBeLessThan(3);
});

test('nobody is among none, and everybody among all but who is not signed in', () => {
  expect(among(0)).toEqual([]);
  expect(among(100)).toEqual(accounts);
  expect(isAmong(100, 'mail', undefined)).toBe(false);
});

test('who is among a few stays among more', () => {
  const more = new Set(among(30));
  expect(among(10).every((account) => more.has(account))).toBe(true);
});

test('another app has other accounts', () => {
  const chat = new Set(among(10, 'chat'));
  const both = among(10).filter((account) => chat.has(account));
  expect(both.length).toBeLessThan(among(10).length / 3);
});
