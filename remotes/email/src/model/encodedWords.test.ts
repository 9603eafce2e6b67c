import { readEncodedWords } from './encodedWords';

describe('encoded words of a header are read (RFC 2047)', () => {
  test.each([
    ['=?US-ASCII?Q?Keith_Moore?=', 'Keith Moore'],
    ['=?ISO-8859-1?Q?Olle_J=E4rnefors?=', 'Olle Järnefors'],
    [
      '=?ISO-8859-1?B?SWYgeW91IGNhbiByZWFkIHRoaXMgeW8=?= =?ISO-8859-2?B?dSB1bmRlcnN0YW5kIHRoZSBleGFtcGxlLg==?=',
      'If you can read this you understand the example.',
    ],
    ['(=?ISO-8859-1?Q?a?= b)', '(a b)'],
    ['(=?ISO-8859-1?Q?a?= =?ISO-8859-1?Q?b?=)', '(ab)'],
    ['(=?ISO-8859-1?Q?a_b?=)', '(a b)'],
    ['(=?ISO-8859-1?Q?a?= =?ISO-8859-2?Q?_b?=)', '(a b)'],
    ['=?iso-2022-jp?B?GyRCJDMkcyRLJEEkTxsoQg==?=', 'こんにちは'],
    ['=?koi8-r?B?8NLJ18XU?=', 'Привет'],
    ['=?utf-8*en?Q?day?=', 'day'],
    ['=?utf-8?B?4oI=?= =?utf-8?B?rA==?=', '€'],
    ['=?x-unknown?Q?a?=', '=?x-unknown?Q?a?='],
    ['=?utf-8?B?%%%?=', '=?utf-8?B?%%%?='],
    ['no words =? here ?=', 'no words =? here ?='],
  ])('%s reads %s', (written, text) => expect(readEncodedWords(written)).toBe(text));
});
