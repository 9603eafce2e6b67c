import { createNavigation } from './navigation';

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
