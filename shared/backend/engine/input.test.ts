import { Filter, Numeric, z } from '..';
import { readQuery } from './input';

const schema = z.object({
  q: Filter,
  page: z.nullish(Numeric),
  brand: z.nullish(z.array(z.string())),
});

test.each([
  ['', {}],
  ['q=', { q: '' }],
  ['q=a+b%20c', { q: 'a b c' }],
  ['q=a&q=b', { q: 'b' }],
  ['page=', {}],
  ['page=3', { page: '3' }],
  ['brand=', { brand: [] }],
  ['brand=A', { brand: ['A'] }],
  ['brand=A&brand=B', { brand: ['A', 'B'] }],
  ['brand[]=A&brand[]=B', { brand: ['A', 'B'] }],
  ['brand%5B%5D=A', { brand: ['A'] }],
  ['brand[0]=A&brand[1]=B', { brand: ['A', 'B'] }],
  ['brand=A,B', { brand: ['A,B'] }],
  ['other=1&__proto__=2', {}],
  ['%', {}],
])('%s is read as %j', (search, query) => {
  expect(readQuery(search, schema)).toEqual(query);
});
