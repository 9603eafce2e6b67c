import { explainWrongPassword } from './passwordRejection';

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
