import { fireEvent } from '@testing-library/dom';
import { hasTypedText, watchTyping } from './useConfirmUnsaved';

let stop: () => void;
beforeEach(() => {
  stop = watchTyping();
});
afterEach(() => stop());

test.each([
  ['a field', '<input id="field">', true],
  ['a longer one', '<textarea id="field"></textarea>', true],
  ['a field whose app keeps it', '<form data-kept><input id="field"></form>', false],
  ['a search', '<input type="search" id="field">', false],
])('what is typed into %s', (_what, html, isLost) => {
  document.body.innerHTML = html;
  const field = document.querySelector('#field');
  if (!field) throw new Error('no field');
  fireEvent.input(field, { target: { value: 'words' } });
  expect(hasTypedText()).toBe(isLost);
  document.body.replaceChildren();
  expect(hasTypedText()).toBe(false);
});
