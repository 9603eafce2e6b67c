import { brokenPasswordRule, hasPasswordLength } from './newPassword';

const names = ['jduarte', 'Joana Duarte', 'joana@example.com', 'zoë.weber', ''];

test.each([
  ['a kettle of fish', undefined],
  ['shorter', 'length'],
  ['', 'length'],
  ['x'.repeat(129), 'length'],
  ['the old one', 'new'],
  ['pa\u0308ssword', 'new'],
  ['JOANA DUARTE', 'notYours'],
  ['joana@example.com', 'notYours'],
  ['zoe\u0308.weber', 'notYours'],
])('%j breaks %s', (password, rule) => {
  const oldPassword = password.startsWith('pa') ? 'pässword' : 'the old one';
  expect(brokenPasswordRule({ password, oldPassword, names })).toBe(rule);
});

test('one of the most used passwords is refused', () => {
  expect(brokenPasswordRule({ password: 'password', names, isCommon: true })).toBe('uncommon');
});

// NIST SP 800-63B, 5.1.1.2: each code point is one character.
test.each([
  ['🐟🐟🐟🐟', false],
  ['🐟'.repeat(8), true],
  ['e\u0301'.repeat(7), false],
  ['e\u0301'.repeat(8), true],
  ['🐟'.repeat(128), true],
  ['🐟'.repeat(129), false],
])('%j is long enough: %s', (password, is) => expect(hasPasswordLength(password)).toBe(is));
