import { createHash } from 'node:crypto';
import { checkAccessTokenHash, subjectOf } from './accessTokenHash';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (alg: string, claims: object) => `${part({ alg })}.${part({ sub: 'zoë', ...claims })}.signature`;
const leftHalf = (hash: string, text: string) => {
  const digest = createHash(hash).update(text).digest();
  return digest.subarray(0, digest.length / 2).toString('base64url');
};

test.each([
  ['RS256', 'sha256'],
  ['ES384', 'sha384'],
  ['PS512', 'sha512'],
  ['EdDSA', 'sha512'],
])('the access token of an ID token by %s is the one that it names', async (alg, hash) => {
  const idToken = tokenOf(alg, { at_hash: leftHalf(hash, 'the token') });
  await expect(checkAccessTokenHash(idToken, 'the token')).resolves.toBeUndefined();
  await expect(checkAccessTokenHash(idToken, 'another')).rejects.toThrow('not the one');
});

test('an ID token that names none goes with any', async () => {
  await expect(checkAccessTokenHash(tokenOf('RS256', {}), 'the token')).resolves.toBeUndefined();
});

test('a subject is read as it is written', () => expect(subjectOf(tokenOf('RS256', {}))).toBe('zoë'));
