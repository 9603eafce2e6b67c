import { safeStyle } from './mailStyle';

test.each([
  ['color: red; font-size: 14px', 'color: red; font-size: 14px'],
  ['COLOR: Red !important', 'color: Red !important'],
  ['background: #eee', 'background-color: #eee'],
  ['color: rgb(1, 2, 3); padding: 4px', 'color: rgb(1, 2, 3); padding: 4px'],
  ['font-family: "Helvetica Neue", Arial', 'font-family: "Helvetica Neue", Arial'],
  ['position: fixed; color: red', 'color: red'],
  ['width: 100vw', ''],
  ['height: 50dvh', ''],
  ['padding: 99999px', ''],
  ['width: calc(100% + 1px)', ''],
  ['background: url(a.png)', ''],
  ['background: \\75rl(a.png)', ''],
  ['color: red/**/', ''],
  ['--x: red', ''],
  ['color: var(--x)', ''],
  ["font-family: 'a", ''],
  ['color', ''],
  ['', ''],
])('of %p stays %p', (text, expected) => {
  expect(safeStyle(text)).toBe(expected);
});
