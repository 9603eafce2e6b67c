import type { ProviderSignIn } from '@atrium/contract';
import type { JWTHeaderParameters, JWTPayload } from 'jose';
import * as errors from 'jose/errors';
import { createRemoteJWKSet } from 'jose/jwks/remote';
import { jwtVerify } from 'jose/jwt/verify';

/** Claims of an ID token; their choice is the provider's. */
export type Claims = Readonly<Record<string, unknown>>;

/**
 * The verified claims of an ID token (OpenID Connect Core 3.1.3.7, all but the nonce: who asked for the token
 * knows it); undefined where it is not.
 * Rejects where the provider's keys cannot be had.
 */
export type ReadIdToken = (idToken: string, provider: ProviderSignIn, now: number) => Promise<Claims | undefined>;

/** Keys by issuer; they are fetched once, and again when a token names one that is not among them. */
const known = new Map<string, Promise<ReturnType<typeof createRemoteJWKSet>>>();

async function findKeys(issuer: string): Promise<ReturnType<typeof createRemoteJWKSet>> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  const { jwks_uri: keys, issuer: named }: { jwks_uri?: unknown; issuer?: unknown } = Object(await response.json());
  if (named !== issuer || typeof keys !== 'string') throw new Error(`${address} does not describe ${issuer}.`);
  return createRemoteJWKSet(new URL(keys));
}

function keysOf(issuer: string): Promise<ReturnType<typeof createRemoteJWKSet>> {
  const found = known.get(issuer) ?? findKeys(issuer);
  known.set(issuer, found);
  // A provider that did not answer is asked again.
  void found.catch(() => known.delete(issuer));
  return found;
}

const isUnreachable = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) || ['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT'].includes(error.code);

const dayInSeconds = 86_400;
const maxSubjectLength = 255;

/** With several audiences the token says for which of them it was made; one that it names is ours (steps 3 to 5). */
const isForUs = ({ aud, azp }: JWTPayload, clientId: string): boolean =>
  azp === undefined ? !(Array.isArray(aud) && aud.length > 1) : azp === clientId;

/** An ID token has no type, or the plain one: an access token (RFC 9068) or a logout token is none. */
const isPlain = ({ typ = 'JWT' }: JWTHeaderParameters): boolean => typ.toUpperCase() === 'JWT';

const hasSubject = ({ sub = '' }: JWTPayload): boolean => sub !== '' && sub.length <= maxSubjectLength;

export const readIdToken: ReadIdToken = async (idToken, { issuer, clientId }, now) => {
  try {
    const { payload, protectedHeader } = await jwtVerify(idToken, await keysOf(issuer), {
      issuer,
      audience: clientId,
      // None that a page could make itself: a shared secret would be one.
      algorithms: ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'EdDSA'],
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: new Date(now),
      clockTolerance: 60,
      // Neither of the future nor of long ago, whenever it ends (step 10). A provider may give none with a renewal: the
      // one before serves then.
      maxTokenAge: dayInSeconds,
    });
    return isForUs(payload, clientId) && isPlain(protectedHeader) && hasSubject(payload) ? payload : undefined;
  } catch (error) {
    if (isUnreachable(error)) throw error;
    return undefined;
  }
};
