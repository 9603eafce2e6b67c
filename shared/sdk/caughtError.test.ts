import { explainApiError, readApiError } from './caughtError';

const rejected = { status: 400, message: 'Too much', fields: { amount: ['Too much'], note: ['Other'] } };

test.each<[string, unknown, object]>([
  ['what a call rejected with stays as it is', rejected, rejected],
  ['an error says its own sentence', new TypeError('broken'), { status: 0, message: 'broken', fields: {}, codes: {} }],
  ['so does anything else', 'gone', { status: 0, message: 'gone', fields: {}, codes: {} }],
])('%s', (_, error, expected) => {
  expect(readApiError(error)).toEqual(expected);
});

test.each<[string, object, object]>([
  [
    'a field',
    { status: 400, message: 'No', fields: { role: ['No'], note: ['Other'] }, codes: { role: 'own-role' } },
    { message: 'Your own', fields: { role: ['Your own'], note: ['Other'] } },
  ],
  [
    'the call as a whole',
    { status: 400, message: 'No', fields: {}, codes: { '': 'own-role' } },
    { message: 'Your own', fields: {} },
  ],
  [
    'a code that nobody knows',
    { status: 400, message: 'No', fields: { role: ['No'] }, codes: { role: 'new' } },
    { message: 'No', fields: { role: ['No'] } },
  ],
])('codes say in the person’s language why %s was refused', (_, error, expected) => {
  const explain = (code: string) => (code === 'own-role' ? 'Your own' : undefined);
  expect(explainApiError(error, explain)).toMatchObject(expected);
});
