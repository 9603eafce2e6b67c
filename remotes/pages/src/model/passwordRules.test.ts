import { explainWrongPassword } from './passwordRejection';
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

const refusal = { status: 400, message: 'No.', fields: { oldPassword: ['No.'] }, codes: {} };

test('a wrong password is explained in the language of the person', () => {
  const coded = { ...refusal, codes: { oldPassword: 'wrongPassword' } };
  expect(explainWrongPassword(coded, 'oldPassword', 'Falsch.')).toEqual({
    ...coded,
    message: 'Falsch.',
    fields: { oldPassword: ['Falsch.'] },
  });
});

test('any other refusal stays as it is', () =>
  expect(explainWrongPassword(refusal, 'oldPassword', 'Falsch.')).toEqual(refusal));
