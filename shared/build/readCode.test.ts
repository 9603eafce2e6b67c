import { blockedCode, hasDefaultExport } from './readCode';

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
