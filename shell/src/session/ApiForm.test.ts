import { knownErrors, messagesElsewhere, withoutErrorsOf } from './ApiForm';

const values = { email: 'a', password: 'b' };

test.each([
  ['no field: the whole answer is said', {}, {}, ['Failed']],
  ['a field of the form', { email: ['Taken'] }, { email: ['Taken'] }, []],
  ['a field that it lacks', { token: ['Gone'] }, {}, ['Gone']],
  ['both', { email: ['Taken'], token: ['Gone'] }, { email: ['Taken'] }, ['Gone']],
])('%s', (_, fields, known, elsewhere) => {
  expect(knownErrors(fields, values)).toEqual(known);
  expect(messagesElsewhere(fields, values, 'Failed')).toEqual(elsewhere);
});

test('a change takes back the messages of the fields it belongs to alone', () => {
  const errors = { email: ['Wrong'], password: ['Wrong'], username: ['Taken'] };
  expect(withoutErrorsOf(errors, ['email', 'password'])).toEqual({ username: ['Taken'] });
});
