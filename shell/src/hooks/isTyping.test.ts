import { isTyping } from './isTyping';

test.each([
  ['<input>', true],
  ['<input type="checkbox">', false],
  ['<textarea></textarea>', true],
  ['<button></button>', false],
])('typing into %s: %s', (html, typing) => {
  document.body.innerHTML = html;
  expect(isTyping(document.body.firstElementChild)).toBe(typing);
});
