import { isAccountName } from './socialDraft';

test.each([
  ['joana', true],
  [' joana.duarte@mail.example ', true],
  ['joana duarte', false],
  ['@joana', false],
  ['a/b', false],
  ['', false],
  ['x'.repeat(65), false],
])('%j as a name at a network: %s', (text, is) => expect(isAccountName(text)).toBe(is));
