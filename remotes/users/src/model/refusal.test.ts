import { translateRefusal } from './refusal';

const t = (key: string) => `<${key}>`;

test('a known sentence is said in the person’s language, alone and at its field', () => {
  const error = {
    status: 400,
    message: 'The last admin must stay one.',
    fields: { role: ['The last admin must stay one.'], email: ['Other'] },
  };
  expect(translateRefusal(error, t)).toEqual({
    status: 400,
    message: '<refusal.lastAdmin>',
    fields: { role: ['<refusal.lastAdmin>'], email: ['Other'] },
  });
});

test('what is no answer of the API becomes one', () => {
  expect(translateRefusal(new TypeError('x'), t)).toEqual({ status: 0, message: 'TypeError: x', fields: {} });
});
