import { bindingPart, classesIn, isOwnSelector, reachesBeyond, selectorsIn } from './selectors';

test.each([
  ['.notes_a1B2c3', false],
  ['.notes_a1B2c3 > li::before', false],
  ['.notes_a1:hover, .notes_b2 button', false],
  ['.fc-event', false],
  ['.notes_a\\+b', false],
  ['.notes_a1 .ant-btn', false],
  ['.ant-btn .notes_a1', false],
  ['button', true],
  ['nav', true],
  ['*', true],
  [':root', true],
  ['#root', true],
  ['[role="dialog"]', true],
  ['.ant-btn', true],
  ['.h_a1B2c3', true],
  ['.plans_a1B2c3', true],
  ['.notes_a1, button', true],
  ['body:has(.notes_a1)', true],
  [':is(.notes_a1, button)', true],
  ['button:not(.notes_a1)', true],
  ['header:has(+ .notes_a1:not(.x)) + div', true],
  ['[class*=".notes_a1"]', true],
  ["[title='] .notes_a1'] nav", true],
  ['button:not(:is(:where(.notes_a1)))', true],
  ['[dir=rtl] .notes_a1', false],
  ['#notes_a1', true],
])('%s reaches beyond: %s', (selector, expected) => {
  expect(reachesBeyond(selector, 'notes', ['notes', 'plans'])).toBe(expected);
});

test.each([
  ['& button', true],
  ['button', true],
  ['&:hover', true],
  ['nav &', true],
  ['body:has(&)', false],
  ['nav:not(&)', false],
  ['nav:not(&) .notes_a1', true],
])('nested in a rule of the app, %s is its own: %s', (selector, expected) => {
  expect(isOwnSelector(selector, 'notes', ['notes'], true)).toBe(expected);
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

test.each([
  ['.a:not(.b) .c', '.a .c'],
  ['nav:not(:is(.a), :has(.b))', 'nav'],
  ['nav:not(.a', 'nav'],
  ['[class*=".a"] .b', ' .b'],
  ["[title='] .a'] nav", ' nav'],
  [':where(.a):is(.b) nav', ' nav'],
])('%s binds by %j', (selector, expected) => {
  expect(bindingPart(selector)).toBe(expected);
});

test.each([
  ['.a .b-c_d:hover > .e', ['a', 'b-c_d', 'e']],
  ['#a nav', []],
  ['.a\\+b', ['a+b']],
  ['.ä', ['ä']],
])('%s has the classes %j', (selector, expected) => {
  expect(classesIn(selector)).toEqual(expected);
});
