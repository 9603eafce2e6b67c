import { isOwnSelector, removeForeignRules, selectorsIn } from './styleRules';

const prefixes = ['email_', 'e-commerce_', 'fc-'];

test.each([
  ['.email_Ab12x', true],
  ['.e-commerce_Ab12x:hover > a', true],
  ['nav .email_x', true],
  ['.email_x button', true],
  ['[dir=rtl] .email_x', true],
  ['.email_x:not(:first-child)', true],
  ['.fc-9x *', true],
  ['.email_\\+x', true],
  ['button', false],
  ['*', false],
  [':root', false],
  ['.emails_x', false],
  ['.other_email_x', false],
  ['.chat_x', false],
  ['[class*=".email_x"]', false],
  ["[title='] .email_x'] nav", false],
  ['nav:not(.email_x)', false],
  ['body:has(.email_x)', false],
  ['header:has(+ .email_x)', false],
  [':is(nav, .email_x)', false],
  [':where(.email_x) nav', false],
  ['nav:not(:is(.email_x), :has(.email_y))', false],
  ['nav:not(.a) .email_x', true],
  ['#email_x', false],
  ['email_x', false],
])('%s binds to an app: %s', (selector, expected) => {
  expect(isOwnSelector(selector, prefixes)).toBe(expected);
});

test.each([
  ['& button', true],
  ['button', true],
  ['&:hover', true],
  ['nav &', true],
  ['body:has(&)', false],
  ['nav:not(&)', false],
  ['nav:not(&) .email_x', true],
])('nested in a rule of the app, %s: %s', (selector, expected) => {
  expect(isOwnSelector(selector, prefixes, true)).toBe(expected);
});

test.each([
  ['a, b', ['a', 'b']],
  [':is(a, b), c', [':is(a, b)', 'c']],
  ['[title="a, b"], c', ['[title="a, b"]', 'c']],
  ['.a\\,b, c', ['.a\\,b', 'c']],
  ['a', ['a']],
])('%s is parted', (list, expected) => {
  expect(selectorsIn(list)).toEqual(expected);
});

function sheetOf(css: string): CSSStyleSheet {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  if (!style.sheet) throw new Error('No sheet.');
  return style.sheet;
}

const left = (sheet: CSSStyleSheet) => Array.from(sheet.cssRules, ({ cssText }) => cssText).join('\n');

test('what reaches beyond the app is taken out, the rest stays, also of one rule', () => {
  const sheet = sheetOf(`
    .email_a { color: red }
    button, nav { display: none }
    .email_b, body { margin: 0 }
    @media print { .email_c { color: blue } nav { display: none } }
    @keyframes email_spin { to { rotate: 1turn } }
    @font-face { font-family: Mine; src: url(mine.woff2) }
  `);
  expect(removeForeignRules(sheet, prefixes)).toEqual(['button', 'nav', 'body', 'nav']);
  expect(left(sheet)).toContain('.email_a');
  expect(left(sheet)).toContain('.email_b {');
  expect(left(sheet)).toContain('.email_c');
  expect(left(sheet)).toContain('@keyframes');
  expect(left(sheet)).toContain('@font-face');
  expect(left(sheet)).not.toContain('nav');
  expect(removeForeignRules(sheet, prefixes)).toEqual([]);
});

test('for the whole document an app sets its own properties alone', () => {
  const sheet = sheetOf(':root { --fc-z: 3 } :root { --fc-z: 3; --surface: red } :root { color: red }');
  expect(removeForeignRules(sheet, prefixes)).toHaveLength(2);
  expect(left(sheet)).toContain('--fc-z: 3');
  expect(left(sheet)).not.toContain('--surface');
});
