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
  ['<ann@example.com><ben@example.com>', ['ann@example.com', 'ben@example.com']],
  [
    'Team: ann@example.com, ben@example.com;, cem@example.com',
    ['ann@example.com', 'ben@example.com', 'cem@example.com'],
  ],
  ['undisclosed-recipients:;', []],
  ['To: ann@example.com', ['ann@example.com']],
  ['Berg, Ann; Costa, Rui', ['Berg, Ann', 'Costa, Rui']],
  [
    'ann@example.com；ben@example.com，cem@example.com、dan@example.com',
    ['ann@example.com', 'ben@example.com', 'cem@example.com', 'dan@example.com'],
  ],
  [' ,; ', []],
])('pasted %p is %p', (text, expected) => {
  expect(toAddressees(text).map(({ email }) => email)).toEqual(expected);
});

describe('recipients as programs copy them', () => {
  const ann = { name: 'Berg, Ann', email: 'ann@example.com' };
  const rui = { name: 'Costa, Rui', email: 'rui@example.com' };
  const plain = { name: 'Ann Berg', email: 'ann@example.com' };
  const bare = { name: '', email: 'ann@example.com' };
  test.each([
    ['Berg, Ann <ann@example.com>; Costa, Rui <rui@example.com>', [ann, rui]],
    ['Berg, Ann <ann@example.com>, Costa, Rui <rui@example.com>', [ann, rui]],
    ['"Berg, Ann" <ann@example.com>,"Costa, Rui" <rui@example.com>', [ann, rui]],
    ['Berg, Ann <ann@example.com>\r\nCosta, Rui <rui@example.com>\r\n', [ann, rui]],
    ['Berg\\, Ann <ann@example.com>', [ann]],
    ["'Ann Berg' <ann@example.com>", [plain]],
    ["'ann@example.com' <ann@example.com>", [bare]],
    ["'ann@example.com'; 'ann@example.com'", [bare, bare]],
    ['Ann Berg [ann@example.com]', [plain]],
    ['ann@example.com.', [bare]],
    ['ann@example.com>', [bare]],
    ['mailto:ann%40example.com?subject=Fog', [bare]],
    ['Ann Berg ann@example.com', [plain]],
    ['Dr. ann@example.com', [{ ...bare, name: 'Dr.' }]],
    ['• ann@example.com\n• Rui <rui@example.com>', [bare, { ...rui, name: 'Rui' }]],
    ['1. ann@example.com', [bare]],
    ['1. Ann Berg <ann@example.com>\n2. Rui <rui@example.com>', [plain, { ...rui, name: 'Rui' }]],
    ['1. FC Berg <ann@example.com>', [{ ...bare, name: '1. FC Berg' }]],
    ['ann @ example . com', [bare]],
    ['ann@[192.168.0.1]', [{ name: '', email: 'ann@[192.168.0.1]' }]],
    ['“Ann Berg” <ann@example.com>', [plain]],
    ['Ann Berg<ann@example.com>', [plain]],
    ['Ann Berg\n <ann@example.com>', [plain]],
    ['Ann Berg\tann@example.com\nRui\trui@example.com', [plain, { ...rui, name: 'Rui' }]],
    ['ann@example.com (Ann Berg)', [plain]],
    ['Ann Berg [mailto:ann@example.com]', [plain]],
    ['Ann Berg <mailto:ann@example.com>', [plain]],
    ['<ann@example.com> Ann Berg', [plain]],
    ['=?UTF-8?Q?J=C3=BCrgen_Gro=C3=9F?= <j@example.com>', [{ name: 'Jürgen Groß', email: 'j@example.com' }]],
    ['=?utf-8?B?5p2O?= =?utf-8?B?5piO?= <li@example.com>', [{ name: '李明', email: 'li@example.com' }]],
    ['=?ISO-8859-1?Q?Andr=E9?= <a@example.com>', [{ name: 'André', email: 'a@example.com' }]],
    ['李明＜ｌｉ＠ｅｘａｍｐｌｅ．ｃｏｍ＞', [{ name: '李明', email: 'li@example.com' }]],
    ['ann\u200b@example.com', [{ name: '', email: 'ann@example.com' }]],
    ['\u202aann@example.com\u202c', [{ name: '', email: 'ann@example.com' }]],
    ['Ann "The Boss" Berg <ann@example.com>', [{ name: 'Ann "The Boss" Berg', email: 'ann@example.com' }]],
    ['Ann (Sales, EU) Berg <ann@example.com>', [{ name: 'Ann (Sales, EU) Berg', email: 'ann@example.com' }]],
    ["O'Neil, Ann <ann@example.com>", [{ name: "O'Neil, Ann", email: 'ann@example.com' }]],
  ])('%j', (text, people) => expect(toAddressees(text)).toEqual(people));

  test('a list made to be slow is read in one go', () => {
    for (const part of ['"', '(', '<', 'a,', 'a@', '=?utf-8?q?', ' ', '\n<'])
      expect(toAddressees(part.repeat(20_000)).length).toBeLessThanOrEqual(40_000);
  });
});
