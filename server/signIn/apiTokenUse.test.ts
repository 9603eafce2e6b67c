import { createTokenLimit } from './apiTokenUse';

const clock = { now: 0 };
const secret = 'x'.repeat(43);
const headerOf = (id: number, its = secret) => `Bearer atrium_${id.toString(16).padStart(12, '0')}_${its}`;
const open = () => createTokenLimit(2, () => clock.now);

test('a token that calls too often waits until the minute is over', () => {
  clock.now = 30_000;
  const wait = open();
  expect([headerOf(1), headerOf(1), headerOf(1), headerOf(2)].map(wait)).toEqual([null, null, 30, null]);
  clock.now = 60_000;
  expect(wait(headerOf(1))).toBeNull();
});

test('calls without an API token are not counted', () => {
  const wait = open();
  for (const header of [undefined, 'Bearer abc', 'Bearer atrium_1', 'Basic atrium_1'])
    expect([wait(header), wait(header), wait(header)]).toEqual([null, null, null]);
});

test('who knows the id of a token alone takes none of its calls', () => {
  const wait = open();
  for (let call = 0; call < 5; call += 1) wait(headerOf(1, 'y'.repeat(43)));
  expect(wait(headerOf(1))).toBeNull();
});

test('a token that calls meanwhile gains nothing by ten thousand that were made up', () => {
  const wait = open();
  wait(headerOf(0));
  for (let id = 1; id <= 20_000; id += 1) {
    wait(headerOf(id));
    if (id % 5_000 === 0) wait(headerOf(0));
  }
  expect(wait(headerOf(0))).toBeGreaterThan(0);
});
