import { brokenRule } from './passwordRules';

const names = ['jduarte', 'Joana Duarte', 'joana@example.com', ''];

test.each([
  ['a kettle of fish', undefined],
  ['shorter', 'length'],
  ['', 'length'],
  ['x'.repeat(129), 'length'],
  ['the old one', 'new'],
  ['JOANA DUARTE', 'notYours'],
  ['joana@example.com', 'notYours'],
])('%j breaks %s', (password, rule) => expect(brokenRule({ password, oldPassword: 'the old one', names })).toBe(rule));
