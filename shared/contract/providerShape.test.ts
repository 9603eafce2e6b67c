import { isProviderSignIn, providerIssues } from './providerShape';

const provider = { mode: 'oidc', issuer: 'https://id.example', clientId: 'atrium', roles: { all: 'client' } };

test.each([{}, { scope: 'openid', groupsClaim: 'teams' }, { roles: {} }, { more: 1 }])('%j is no mistake', (more) => {
  expect(isProviderSignIn({ ...provider, ...more })).toBe(true);
});

test.each<[unknown, string]>([
  ['https://id.example', 'auth is "https://id.example", not an object.'],
  [null, 'auth is null, not an object.'],
  [{ ...provider, mode: 'saml' }, 'auth.mode is "saml", not one of oidc.'],
  [{ ...provider, issuer: 'id.example' }, 'auth.issuer is "id.example", not the address of a provider.'],
  [{ ...provider, issuer: 'file:///etc' }, 'auth.issuer is "file:///etc", not the address of a provider.'],
  [{ ...provider, clientId: undefined }, 'auth.clientId is missing.'],
  [{ ...provider, scope: ['openid'] }, 'auth.scope is ["openid"], not a text with something in it.'],
  [
    { ...provider, roles: { all: 'king' } },
    'auth.roles.all is "king", not one of admin, editor, author, maintainer, subscriber, client.',
  ],
])('%j is said to be wrong', (value, issue) => {
  expect(isProviderSignIn(value)).toBe(false);
  expect(providerIssues(value)).toEqual([issue]);
});
