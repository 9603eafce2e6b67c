import { isIntegrity } from './isIntegrity';

const sha384 = 'kVQFtCc1+1tlWv6af2esULU5wUuLnRN+9tkQ0B1RxMc4ujDlF2UPvahsDs2Yo52P';

test.each([
  ['a hash of a build', `sha384-${sha384}`, true],
  ['nothing', '', false],
  ['no hash of a script', 'md5-1B2M2Y8AsgTpgAmY7PhCfg==', false],
  ['a hash that is cut', `sha384-${sha384.slice(4)}`, false],
  ['a hash with other letters', `sha384-${sha384.replace('+', '-')}`, false],
  ['a word', 'sha384-none', false],
  ['two hashes, of which either will do', `sha384-${sha384} sha384-${sha384}`, true],
  ['a hash and a word', `sha384-${sha384} sha384-none`, false],
])('%s', (_, text, expected) => expect(isIntegrity(text)).toBe(expected));
