import { styleIssues, stylesInScript } from './styleRules';

test.each<[string, string[]]>([
  ['.notes_a1 { color: red }', []],
  ['.notes_a1 button, .notes_b2:hover { color: red }', []],
  ['@layer app { .notes_a1 { & button { color: red } p { margin: 0 } } }', []],
  ['@layer base, app; @keyframes notes_in { from { opacity: 0 } }', []],
  ['@font-face { font-family: Notes; src: url(x) }', []],
  ['@font-face { font-family: "Inter Variable Notes"; src: url(x) }', []],
  ['.ql-editor { color: red }', []],
  [':root { --fc-event-color: red } .fc-event { color: red }', []],
  ['button, nav { display: none }', ['button', 'nav']],
  ['.notes_a1, nav { color: red }', ['nav']],
  ['@layer app { @media (width < 40rem) { nav { display: none } } }', ['nav']],
  ['.notes_a1 { body:has(&) { color: red } }', ['body:has(&)']],
  [':root { --fc-event-color: red }', [':root']],
  ['.h_a1B2c3 { color: red }', ['.h_a1B2c3']],
  ['.ant-btn { color: red }', ['.ant-btn']],
  ['.plans_a1 { color: red }', ['.plans_a1']],
  ['@import url("https://styles.example/all.css");', ['@import url("https://styles.example/all.css")']],
  ['@property --h_gap { syntax: "*"; inherits: false }', ['@property --h_gap']],
  ['@font-face{font-family:Inter Variable;src:url(x)}', ["@font-face of the kit's font"]],
  ['@font-face { src: url(x); font-family: "Inter Variable" }', ["@font-face of the kit's font"]],
  ['not a { style', []],
])('%s is rejected for %j', (css, selectors) => {
  expect(styleIssues([{ file: 'page.css', css }], 'notes', ['notes', 'plans'])).toEqual(
    selectors.map(
      (selector) => `The style rule "${selector}" in page.css reaches beyond the app: begin with a class of its own.`,
    ),
  );
});

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
])('the styles of %s are found', (_, script, styles) => {
  expect(stylesInScript(script)).toEqual(styles);
});
