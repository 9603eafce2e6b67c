import { toAccountName } from './accountName';
import { isEmailAddress } from './emailAddress';

test.each([
  'ann@example.com',
  " o'brien+shop@example.co.uk ",
  // RFC 6531, 3.3: letters beyond ASCII in both parts.
  'müller@example.com',
  'x@münchen.example',
  'Pelé@exämple.com',
  '用户@例子.广告',
  'संपर्क@डाटामेल.भारत',
  'x@xn--mnchen-3ya.example',
  // UTS 46 maps the ideographic full stop, and a domain composed of base letter and mark.
  'x@例子。广告',
  'x@mu\u0308nchen.example',
  `${'a'.repeat(64)}@example.com`,
])('%j is an email address', (text) => expect(isEmailAddress(text)).toBe(true));

test.each([
  '',
  'ann',
  '@example.com',
  'ann@',
  'ann@example',
  'ann@localhost',
  'a nn@example.com',
  'ann@exa mple.com',
  '.ann@example.com',
  'ann.@example.com',
  'a..b@example.com',
  'ann@example..com',
  'ann@.example.com',
  'ann@-example.com',
  'ann@192.168.0.1',
  'ann@[192.168.0.1]',
  'ann@example.com/path',
  'ann@example.com:25',
  'ann@exa%6dple.com',
  'ann@user@example.com'.replace('@user', '@@user'),
  'ann@ex_ample.com',
  'ann\u200B@example.com',
  'ann@exam\u00ADple.com',
  'ann@example.com\u202E',
  'ann@xn--zzzzzz-.example',
  // RFC 5321, 4.5.3.1.1 and 4.5.3.1.3, in octets.
  `${'a'.repeat(65)}@example.com`,
  `${'ü'.repeat(33)}@example.com`,
  `ann@${'a'.repeat(64)}.com`,
  `ann@${`${'a'.repeat(60)}.`.repeat(5)}com`,
])('%j is none', (text) => expect(isEmailAddress(text)).toBe(false));

test.each([
  ['x@MÜNCHEN.example', 'x@xn--mnchen-3ya.example'],
  ['X@mu\u0308nchen.example', 'x@xn--mnchen-3ya.example'],
  ['Mu\u0308ller@example.com', 'müller@example.com'],
  ['ANN', 'ann'],
  ['ﬁnn', 'finn'],
  ['zoe\u0308', 'zoë'],
])('%j is the account of %j', (text, other) => expect(toAccountName(text)).toBe(toAccountName(other)));

test('accents tell accounts apart', () => expect(toAccountName('zoë')).not.toBe(toAccountName('zoe')));
