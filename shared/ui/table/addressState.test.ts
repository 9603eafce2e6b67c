import { choiceParam, countParam, flagParam, readAddress, textParam, writeAddress } from './addressState';

const params = {
  q: textParam,
  page: countParam(1),
  tab: choiceParam(['account', 'links'], 'account'),
  kind: choiceParam(['add', 'invite'], undefined),
  print: flagParam,
};
const standard = { q: '', page: 1, tab: 'account', kind: undefined, print: false };

test.each([
  ['nothing is the standard', '', {}],
  ['all of it', 'q=jo&page=3&tab=links&kind=add&print=1', { q: 'jo', page: 3, tab: 'links', kind: 'add', print: true }],
  ['what cannot be understood', 'page=-2&tab=colours&kind=&print=yes', {}],
])('reads %s', (_, search, expected) =>
  expect(readAddress(params, new URLSearchParams(search))).toEqual({ ...standard, ...expected }),
);

test.each([
  ['what differs from the standard', '', { page: 2, tab: 'links', print: true } as const, 'page=2&tab=links&print=1'],
  [
    'the standard by leaving it out',
    'page=2&tab=links&print=1',
    { page: 1, tab: 'account', print: false } as const,
    '',
  ],
  ['a choice of none', 'kind=add&page=2', { kind: undefined }, 'page=2'],
  ['nothing that is not named', 'q=jo&panel=open', { page: 2 }, 'q=jo&panel=open&page=2'],
])('writes %s', (_, search, change, expected) =>
  expect(writeAddress(params, new URLSearchParams(search), change).toString()).toBe(expected),
);
