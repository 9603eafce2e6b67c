import { isAddress, recipientIssue, toAddressee, toAddressees } from './addresses';
import { blankContent } from './composition';

test.each([
  ['ann@example.com', true],
  [' ann@example.com ', true],
  ['ann.b+c@mail.example.co.uk', true],
  ['ann', false],
  ['ann@', false],
  ['ann@example', false],
  ['ann@example.', false],
  ['ann@example..com', false],
  ['@example.com', false],
  ['ann berg@example.com', false],
  ['', false],
])('%p is an address: %s', (text, expected) => {
  expect(isAddress(text)).toBe(expected);
});

test.each([
  ['ann@example.com', { name: '', email: 'ann@example.com' }],
  ['Ann Berg <ann@example.com>', { name: 'Ann Berg', email: 'ann@example.com' }],
  ['"Berg, Ann" <ann@example.com>', { name: 'Berg, Ann', email: 'ann@example.com' }],
  ['<ann@example.com>', { name: '', email: 'ann@example.com' }],
  ['Ann', { name: '', email: 'Ann' }],
])('%p is read as %o', (text, expected) => {
  expect(toAddressee(text)).toEqual(expected);
});

const [ann, wrong] = [
  { name: '', email: 'ann@example.com' },
  { name: '', email: 'ann' },
];
test.each([
  [{}, 'none'],
  [{ bcc: [ann] }, undefined],
  [{ to: [ann], cc: [wrong] }, 'invalid'],
  [{ typed: { to: 'ann@example.com' } }, undefined],
  [{ to: [ann], typed: { cc: 'ann@' } }, 'invalid'],
])('of recipients %j the fault is %s', (people, expected) => {
  expect(recipientIssue({ ...blankContent, ...people })).toBe(expected);
});

test.each([
  ['ann@example.com, ben@example.com; cem@example.com', ['ann@example.com', 'ben@example.com', 'cem@example.com']],
  ['ann@example.com\nben@example.com\r\n\tcem@example.com', ['ann@example.com', 'ben@example.com', 'cem@example.com']],
  ['ann@example.com ben@example.com', ['ann@example.com', 'ben@example.com']],
  ['"Berg, Ann" <ann@example.com>, Ben', ['ann@example.com', 'Ben']],
  ['mailto:ann@example.com', ['ann@example.com']],
  [' ,; ', []],
])('pasted %p is %p', (text, expected) => {
  expect(toAddressees(text).map(({ email }) => email)).toEqual(expected);
});
