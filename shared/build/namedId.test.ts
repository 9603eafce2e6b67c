import { namedIds } from './namedId';

test.each([
  ["export default defineApp({ id: 'notes', routes: [] });", ['notes']],
  ['export default defineApp({\n  routes,\n  id: "notes",\n});', ['notes']],
  ["const api = createAppApi('todo');\nexport default defineApp({ id: 'notes', api, routes });", ['todo', 'notes']],
  ['export default defineApp({ id: manifest.id, routes });', []],
  ["export default defineApp({ routes: [{ id: 'other' }] });", []],
])('%s names %j', (source, ids) => {
  expect(namedIds(source)).toEqual(ids);
});
