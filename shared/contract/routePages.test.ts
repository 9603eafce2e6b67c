import { routePages } from './routePages';

test('routes of one page are given the same, others their own', () => {
  const list = async () => ({ default: () => null });
  const form = async () => ({ default: () => null });
  const routes = [
    { path: '/tasks', load: list },
    { path: '/tasks/new', load: form },
    { path: '/tasks/:filter', load: list },
  ];
  expect(routePages(routes, ({ path }) => `page of ${path}`)).toEqual([
    { path: '/tasks', page: 'page of /tasks' },
    { path: '/tasks/new', page: 'page of /tasks/new' },
    { path: '/tasks/:filter', page: 'page of /tasks' },
  ]);
});
