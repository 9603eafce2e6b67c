import { createNavigation, readId } from './pageServices';

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
