import { blockedCode, callPaths, handledCommands, hasDefaultExport, routePaths } from './readCode';

test.each([
  ['export default function Cart() {}', true],
  ['export default Cart;', true],
  ["export { Cart as default } from './Cart';", true],
  ["export { default } from './Cart';", true],
  ['const a = 1; export { a as default };', true],
  ['export default class {}', true],
  ['export function Cart() {}', false],
  ["export * from './Cart';", false],
  ['export const text = "export default Cart";', false],
  ['// export default Cart', false],
  ['', false],
])('%s has a default export: %s', (source, has) => {
  expect(hasDefaultExport(source)).toBe(has);
});

test.each([
  ["export default defineCommands({ 'notes.add': () => 1, 'notes.open'() {} });", ['notes.add', 'notes.open']],
  ["const handlers = { 'notes.add': add }; export default defineCommands(handlers);", ['notes.add']],
  ['export default defineCommands({ ...others });', undefined],
  ['export default defineCommands({ [idOf(1)]: add });', undefined],
  ['export default makeCommands();', undefined],
])('%s handles %j', (source, ids) => {
  expect(handledCommands(source)).toEqual(ids);
});

test.each([
  [
    "export default defineApp({ id: 'notes', routes: [{ path: '/apps/notes', load }, { path: '/n/*', load }] });",
    ['/apps/notes', '/n/*'],
  ],
  [
    "const routes = [{ path: '/apps/notes', load }] as const; export default defineApp({ id: 'notes', routes });",
    ['/apps/notes'],
  ],
  ['export default defineApp({ routes: pages.map(toRoute) });', []],
])('%s has the routes %j', (source, paths) => {
  expect(routePaths(source)).toEqual(paths);
});

test.each([
  [
    "export const calls = { get: defineCall<A, B>({ method: 'GET', path: '/apps/notes/list' }) };",
    ['/apps/notes/list'],
  ],
  ["const path = '/apps/notes'; defineCall({ method: 'GET', path });", ['/apps/notes']],
  ["// defineCall({ path: '/apps/notes' })", []],
])('%s has the calls %j', (source, paths) => {
  expect(callPaths(source)).toEqual(paths);
});

test.each([
  ["eval('1 + 1');", ['eval()']],
  ["const run = new Function('a', 'return a');", ['new Function()']],
  ["trustedTypes.createPolicy('lit-html', rules);", ['createPolicy("lit-html")']],
  ['window.trustedTypes?.createPolicy(name, rules);', ['createPolicy()']],
  ["trustedTypes.createPolicy('dompurify', rules);", []],
  ["try { policy = trustedTypes.createPolicy('vue', rules); } catch {}", []],
  ["try {} catch { eval('1'); }", ['eval()']],
  ["const text = \"eval('1')\"; // eval('1')", []],
  ['medieval(); Function.prototype.call(f);', []],
])('the policy blocks in %s: %j', (source, blocked) => {
  expect(blockedCode(source)).toEqual(blocked);
});

test('a policy that the manifest asks for is left to the product', () => {
  expect(blockedCode("trustedTypes.createPolicy('lit-html', rules);", ['lit-html'])).toEqual([]);
  expect(blockedCode("trustedTypes.createPolicy('other', rules);", ['lit-html'])).toEqual(['createPolicy("other")']);
});
