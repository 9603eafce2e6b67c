import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTexts, textIssues } from './textIssues';

const whole = { title: 'Notes', menu: { all: 'All' }, count_one: 'One', count_other: '{{count}}' };

test('languages that have the same texts, in the plural forms of each, fit', () => {
  const many = { ...whole, count_many: '{{count}}' };
  expect(textIssues({ en: whole, de: whole, fr: many, pt: many })).toEqual([]);
});

test('what a language lacks is named with its file', () => {
  const { menu: _menu, ...rest } = whole;
  const { count_one: _one, count_other: _other, ...uncounted } = whole;
  expect(textIssues({ en: whole, de: rest, fr: whole, pt: uncounted })).toEqual([
    'src/locales/de.json lacks "menu.all", which src/locales/en.json has: translate it.',
    'src/locales/pt.json lacks "count", which src/locales/en.json has: translate it.',
  ]);
});

test('of many, the first are named', () => {
  const en = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`key${index}`, 'Text']));
  expect(textIssues({ en, de: {}, fr: en, pt: en })).toEqual([
    'src/locales/de.json lacks "key0", "key1", "key2", "key3", "key4" and 3 more, which src/locales/en.json has: translate them.',
  ]);
});

test('a file that is no JSON is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'));
  mkdirSync(join(folder, 'src/locales'), { recursive: true });
  writeFileSync(join(folder, 'src/locales/de.json'), '{ "title": }');
  expect(() => readTexts(folder, 'de')).toThrow('src/locales/de.json is no JSON:');
});
