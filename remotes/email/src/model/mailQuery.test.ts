import { dayOf, folderOf, readQuery, sizeOf } from './mailQuery';

const text = (value: string, isNot = false) => ({ field: 'text', value, isNot });
const term = (field: string, value: string, isNot = false) => ({ field, value, isNot });

test.each([
  ['', []],
  ['   ', []],
  ['lisbon story', [text('lisbon'), text('story')]],
  ['"lisbon  story" photo', [text('lisbon story'), text('photo')]],
  ['-draft -"final version"', [text('draft', true), text('final version', true)]],
  ['from:amira', [term('from', 'amira')]],
  ['FROM:Amira to:"Jonas Weber"', [term('from', 'Amira'), term('to', 'Jonas Weber')]],
  ['-from:amira plan', [term('from', 'amira', true), text('plan')]],
  ['has:attachment is:unread is:starred', [term('has', 'attachment'), term('is', 'unread'), term('is', 'starred')]],
  ['label:company in:sent', [term('label', 'company'), term('in', 'sent')]],
  ['before:2026-03-01 after:2026/2/1', [term('before', '2026-03-01'), term('after', '2026/2/1')]],
  ['larger:5M', [term('larger', '5M')]],
  ['from: ', []],
  ['plan from:', [text('plan')]],
  ['"never closed', [text('never closed')]],
  ['""', []],
  ['re:launch 10:30', [text('re:launch'), text('10:30')]],
  ['has:wings before:soon larger:life', [text('wings'), text('soon'), text('life')]],
  ['stand-up well-known', [text('stand-up'), text('well-known')]],
  ['-', [text('-')]],
  ['subject:"last look"', [term('subject', 'last look')]],
  ['größe:10 naïve', [text('größe:10'), text('naïve')]],
])('%p asks for %j', (query, terms) => expect(readQuery(query)).toEqual(terms));

const now = Date.UTC(2026, 2, 15, 13, 30);

test.each([
  ['today', '2026-03-15'],
  ['yesterday', '2026-03-14'],
  ['7d', '2026-03-08'],
  ['2026-02-01', '2026-02-01'],
  ['2026/2/1', '2026-02-01'],
  ['2026-02', '2026-02-01'],
  ['2025', '2025-01-01'],
  ['2026-13-01', undefined],
  ['2026-02-31', undefined],
  ['soon', undefined],
])('%p is the day %p', (value, date) =>
  expect(dayOf(value, now)).toBe(date === undefined ? undefined : Date.parse(date)),
);

test.each([
  ['100', 100],
  ['2k', 2_000],
  ['1.5M', 1_500_000],
  ['5 MB', 5_000_000],
  ['1g', 1e9],
  ['large', undefined],
])('%p is %p bytes', (value, size) => expect(sizeOf(value)).toBe(size));

test.each([
  ['lisbon', undefined],
  ['in:sent', 'sent'],
  ['in:drafts', 'draft'],
  ['-in:sent', undefined],
  ['in:inbox in:Anywhere', 'anywhere'],
])('%p looks into %p', (query, folder) => expect(folderOf(readQuery(query))).toBe(folder));
