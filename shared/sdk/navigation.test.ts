import { createNavigation, readId, toQueryString } from './navigation';

test.each([
  ['7', 7],
  ['5036', 5036],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['anna', undefined],
  ['', undefined],
  [undefined, undefined],
])('the address /view/%s means the record %s', (text, id) => {
  expect(readId(text)).toBe(id);
});

test.each([
  ['numbers and booleans', { page: 2, isRead: false }, 'page=2&isRead=false'],
  ['an array as repeated keys', { calendars: ['Family', 'ETC'] }, 'calendars=Family&calendars=ETC'],
  ['an empty array as a key without a value', { calendars: [] }, 'calendars='],
  ['nothing for null and undefined', { q: null, role: undefined, tag: [null] }, ''],
  ['an empty text as such', { folder: '' }, 'folder='],
  ['special characters escaped', { q: 'a&b=c d+é' }, 'q=a%26b%3Dc+d%2B%C3%A9'],
  ['dates in ISO', { since: new Date(0) }, 'since=1970-01-01T00%3A00%3A00.000Z'],
])('writes %s', (_name, params, expected) => {
  expect(toQueryString(params)).toBe(expected);
});

test('leads by the router that is on screen, and by none after it is gone', () => {
  const { navigate, connectRouter } = createNavigation();
  const asked: unknown[] = [];
  navigate('/too-early');
  const disconnect = connectRouter((to, options) => asked.push([to, options]));
  navigate('/a', { state: 1 });
  connectRouter((to) => asked.push(['second', to]));
  disconnect();
  navigate('/b');
  expect(asked).toEqual([
    ['/a', { state: 1 }],
    ['second', '/b'],
  ]);
});
