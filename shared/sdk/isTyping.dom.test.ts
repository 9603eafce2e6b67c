import { isDialogOpen, isTyping } from './isTyping';

test.each([
  ['<input>', true],
  ['<input type="search">', true],
  ['<input type="checkbox">', false],
  ['<input type="radio">', false],
  ['<input type="range">', false],
  ['<textarea></textarea>', true],
  ['<select></select>', true],
  ['<div role="combobox"></div>', true],
  ['<button></button>', false],
])('typing into %s: %s', (html, typing) => {
  document.body.innerHTML = html;
  expect(isTyping(document.body.firstElementChild)).toBe(typing);
});

test('a dialog is open only as long as it is one over the page', () => {
  document.body.innerHTML = '<div role="dialog">beside</div>';
  expect(isDialogOpen()).toBe(false);
  document.body.innerHTML = '<div role="dialog" aria-modal="true">over</div>';
  expect(isDialogOpen()).toBe(true);
});
