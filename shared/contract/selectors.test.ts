import { bindingPart, classesIn, selectorsIn } from './selectors';

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
