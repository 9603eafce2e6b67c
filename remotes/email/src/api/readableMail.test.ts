import { isolated, readableMail, readableName } from './readableMail';

test.each([
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['\u2067Ann\u2069 Berg', 'Ann Berg'],
  ['a\u0000b\u001bc', 'abc'],
  ['משה כהן', 'משה כהן'],
  ['line\tone\ntwo', 'line\tone\ntwo'],
])('%p is %p', (text, expected) => expect(readableName(text)).toBe(expected));

test('a name in a sentence keeps its direction to itself', () => {
  expect(isolated('משה')).toBe('\u2068משה\u2069');
});

test('every name of an email and its thread is made readable', () => {
  const person = { name: 'A\u202eB', email: 'a@example.com\u202e' };
  const message = {
    from: person,
    to: [person],
    cc: [person],
    bcc: [],
    subject: 'S\u202e',
    attachments: [{ fileName: 'a\u202egpj.exe' }],
  };
  const text = JSON.stringify(readableMail({ ...message, replies: [message] }));
  expect(text).not.toContain('\u202e');
  expect(text).toContain('agpj.exe');
});
