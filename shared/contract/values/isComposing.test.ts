import { isComposing } from './isComposing';

// What browsers send for the Enter that confirms a word, and for one that does not (UI Events, §5.2.5 and WebKit bug 165004).
test.each([
  ['Chrome and Firefox: Enter, then the end of the composition', { isComposing: true, keyCode: 229 }, true],
  ['Safari: the end of the composition, then Enter', { isComposing: false, keyCode: 229 }, true],
  ['old Edge, without the code', { isComposing: true, keyCode: 13 }, true],
  ['Enter alone', { isComposing: false, keyCode: 13 }, false],
])('%s', (_, pressed, expected) => {
  expect(isComposing(pressed)).toBe(expected);
  expect(isComposing({ nativeEvent: pressed })).toBe(expected);
});
