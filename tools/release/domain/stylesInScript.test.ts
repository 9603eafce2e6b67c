import { stylesInScript } from './stylesInScript';

const chunk = (css: string) =>
  `(globalThis.chunks||=[]).push([[614],{3335(e,t,o){var n=o(1),s=o(2)()(n());s.push([e.id,${css},""]),s.locals={a:"x"}}}]);`;

test.each([
  ['a template', chunk('`@layer app {\n.a_1 { color: red }\n}`'), ['@layer app {\n.a_1 { color: red }\n}']],
  [
    'a string',
    chunk(String.raw`".a_1::before { content: \"\\201C\" }"`),
    [String.raw`.a_1::before { content: "\201C" }`],
  ],
  ['a template with an address in it', chunk('`.a_1 { background: url(${r}) }`'), ['.a_1 { background: url(x) }']],
  ['texts with an address between', chunk('".a_1 { background: url("+r+") }"'), ['.a_1 { background: url(x) }']],
  ['a script that was not made small', 'list.push([\n  module.id,\n  "a {}",\n  "",\n]);', ['a {}']],
  ['a list of texts', 'rows.push([e.id, "no style"])', []],
  ['other lists', 'rows.push(["a {}", "b {}"]); rows.push([a.b, "c {}"])', []],
])('of %s, the styles are found', (_, script, styles) => {
  expect(stylesInScript(script)).toEqual(styles);
});
