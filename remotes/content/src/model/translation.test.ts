import { createItem } from '../testing/createItem';
import { isOutdated, standingOf } from './translation';

test.each([
  [null, 1, false],
  [1, 1, false],
  [2, 1, true],
  [2, 3, false],
  [1, null, true],
])('source live at %s, translated from %s: outdated %s', (publishedVersion, translatedVersion, outdated) => {
  expect(isOutdated({ publishedVersion }, { translatedVersion })).toBe(outdated);
});

const source = createItem({ id: 1, locale: 'en', publishedVersion: 1 });
const german = createItem({ id: 2, locale: 'de', publishedVersion: 1, translationOf: 1 });
const french = createItem({ id: 3, locale: 'fr', translationOf: 1 });

test('readers choose between what is live; the source is the usual one', () => {
  const group = [source, german, french];
  expect(standingOf(source, group)).toEqual({ otherLocales: ['de'], isAlternate: false });
  expect(standingOf(german, group)).toEqual({ otherLocales: ['en'], isAlternate: true });
});

test('without the source the first one that is live is the usual one', () => {
  const group = [{ ...source, publishedVersion: null }, german, { ...french, publishedVersion: 4 }];
  expect(standingOf(german, group)).toEqual({ otherLocales: ['fr'], isAlternate: false });
  expect(standingOf({ ...french, publishedVersion: 4 }, group)).toEqual({ otherLocales: ['de'], isAlternate: true });
});
