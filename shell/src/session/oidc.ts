import type { ProviderSignIn } from '@atrium/contract';
import { ProviderRejection, type ProviderTokens } from '@atrium/sdk/page';
import * as oauth from 'oauth4webapi';
import { basePath } from '../common/basePath';
import { checkAccessTokenHash, subjectOf } from './accessTokenHash';

const defaultScope = 'openid profile email offline_access';

/** A provider on this machine, for development and tests, needs no certificate. */
const optionsFor = ({ issuer }: ProviderSignIn) => ({
  [oauth.allowInsecureRequests]: ['localhost', '127.0.0.1'].includes(new URL(issuer).hostname),
  signal: AbortSignal.timeout(10_000),
});

const clientOf = ({ clientId }: ProviderSignIn): oauth.Client => ({ client_id: clientId });

const homeOf = () => `${location.origin}${basePath}/login`;

async function discover(provider: ProviderSignIn): Promise<oauth.AuthorizationServer> {
  const issuer = new URL(provider.issuer);
  return oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, optionsFor(provider)));
}

/** The address of an endpoint; a provider that lacks it cannot be used. */
function endpointOf(server: oauth.AuthorizationServer, name: 'authorization_endpoint'): URL {
  const address = server[name];
  if (!address) throw new Error(`${server.issuer} has no ${name}.`);
  return new URL(address);
}

/** The nonce that the provider is sent: a hash of the one that this page keeps (OpenID Connect Core 15.5.2). */
const hashNonce = (nonce: string): Promise<string> => oauth.calculatePKCECodeChallenge(nonce);

async function tokensOf(
  answer: oauth.TokenEndpointResponse,
  before: Pick<ProviderTokens, 'nonce'> & Partial<ProviderTokens>,
): Promise<ProviderTokens> {
  const idToken = answer.id_token ?? before.idToken;
  if (!idToken) throw new Error('The provider gave no ID token.');
  if (answer.id_token) await checkAccessTokenHash(answer.id_token, answer.access_token);
  // A provider without token rotation returns no new refresh token.
  return { idToken, refreshToken: answer.refresh_token ?? before.refreshToken ?? null, nonce: before.nonce };
}

/** A renewed ID token is of the same person and the same sign-in as the one before (OpenID Connect Core 12.2). */
async function checkSamePerson(claims: oauth.IDToken | undefined, before: ProviderTokens): Promise<void> {
  if (!claims) return;
  const isSame = claims.sub === subjectOf(before.idToken);
  const isOwn = claims.nonce === undefined || !before.nonce || claims.nonce === (await hashNonce(before.nonce));
  if (!isSame || !isOwn) throw new ProviderRejection('another_person');
}

/** Redirects to the provider; `to` is the query of the sign-in page, restored afterwards. */
export async function redirectToProvider(provider: ProviderSignIn, to: string): Promise<void> {
  const server = await discover(provider);
  const attempt: SignInAttempt = {
    verifier: oauth.generateRandomCodeVerifier(),
    state: oauth.generateRandomState(),
    nonce: oauth.generateRandomNonce(),
    to,
  };
  saveAttempt(attempt);
  const scope = provider.scope ?? defaultScope;
  const address = endpointOf(server, 'authorization_endpoint');
  const asked = {
    client_id: provider.clientId,
    redirect_uri: homeOf(),
    response_type: 'code',
    scope,
    state: attempt.state,
    nonce: await hashNonce(attempt.nonce),
    code_challenge: await oauth.calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: 'S256',
    // Without it, OpenID Connect gives no refresh token to a public client.
    ...(scope.includes('offline_access') ? { prompt: 'consent' } : {}),
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  location.assign(address);
}

/**
 * Completes a sign-in with the provider's response.
 * @param search the query of the page: `?code=…&state=…`
 * @returns the tokens, and the query that the sign-in page had
 */
export async function completeSignIn(
  provider: ProviderSignIn,
  search: string,
): Promise<{ tokens: ProviderTokens; to: string }> {
  const attempt = consumeAttempt();
  if (!attempt) throw new Error('This tab did not begin that sign-in.');
  const server = await discover(provider);
  const client = clientOf(provider);
  const answer = oauth.validateAuthResponse(server, client, new URLSearchParams(search), attempt.state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    answer,
    homeOf(),
    attempt.verifier,
    optionsFor(provider),
  );
  const checks = { expectedNonce: await hashNonce(attempt.nonce), requireIdToken: true };
  const granted = await oauth.processAuthorizationCodeResponse(server, client, response, checks);
  return { tokens: await tokensOf(granted, { nonce: attempt.nonce }), to: attempt.to };
}

/**
 * Renews the ID token without interaction.
 * @throws ProviderRejection where the provider has ended the session; any other error may pass by itself
 */
export async function renewTokens(provider: ProviderSignIn, before: ProviderTokens): Promise<ProviderTokens> {
  const server = await discover(provider);
  const client = clientOf(provider);
  try {
    const response = await oauth.refreshTokenGrantRequest(
      server,
      client,
      oauth.None(),
      before.refreshToken ?? '',
      optionsFor(provider),
    );
    const renewed = await oauth.processRefreshTokenResponse(server, client, response);
    await checkSamePerson(oauth.getValidatedIdTokenClaims(renewed), before);
    return await tokensOf(renewed, before);
  } catch (error) {
    if (error instanceof oauth.ResponseBodyError && error.status < 500) throw new ProviderRejection(error.error);
    throw error;
  }
}

/** Redirects to the provider's sign-out and back, or to the sign-in page where there is none. */
export async function signOutAtProvider(provider: ProviderSignIn, idToken: string | null): Promise<void> {
  const { end_session_endpoint: end } = await discover(provider);
  if (!end) return location.assign(homeOf());
  const address = new URL(end);
  address.searchParams.set('client_id', provider.clientId);
  address.searchParams.set('post_logout_redirect_uri', homeOf());
  if (idToken) address.searchParams.set('id_token_hint', idToken);
  location.assign(address);
}

/** State that a tab keeps during the redirect to the provider. */
interface SignInAttempt {
  verifier: string;
  state: string;
  /** Known to this page only: the provider and readers of its tokens get its hash. */
  nonce: string;
  to: string;
}

const attemptKey = 'atrium.signIn';

// In session storage: no other tab may complete this attempt.
const saveAttempt = (attempt: SignInAttempt): void => sessionStorage.setItem(attemptKey, JSON.stringify(attempt));

/** Loads and removes the attempt, so that a response cannot be replayed. */
function consumeAttempt(): SignInAttempt | undefined {
  const text = sessionStorage.getItem(attemptKey);
  sessionStorage.removeItem(attemptKey);
  return text ? JSON.parse(text) : undefined;
}
