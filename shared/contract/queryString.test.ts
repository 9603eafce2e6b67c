import { toQueryString } from './queryString';

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
