import { isEmailAddress, isLongEnough } from './accountFields';

test.each([
  ['jane@example.com', true],
  [' jane@example.com ', true],
  ['jane.doe+atrium@mail.example.co', true],
  ['müller@beispiel.de', true],
  ['nobody', false],
  ['nobody@', false],
  ['@example.com', false],
  ['jane@example', false],
  ['jane@example.', false],
  ['jane doe@example.com', false],
  ['jane@doe@example.com', false],
  ['', false],
])('%s: %s', (text, isOne) => {
  expect(isEmailAddress(text)).toBe(isOne);
});

test.each([
  ['seven77', false],
  ['eight888', true],
])('%s: %s', (password, isEnough) => {
  expect(isLongEnough(password)).toBe(isEnough);
});
