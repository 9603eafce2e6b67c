import * as errors from 'jose/errors';
import { createRemoteJWKSet } from 'jose/jwks/remote';
import { jwtVerify } from 'jose/jwt/verify';
import type { ProviderSignIn } from 'shared/contract';

/** What an ID token may say of somebody; a provider decides what it does. */
export type Claims = Readonly<Record<string, unknown>>;

/**
 * What an ID token says, once its signature, issuer, audience and end are found to be right; undefined where one is not.
 * Rejects where the provider's keys cannot be had.
 */
export type ReadIdToken = (idToken: string, provider: ProviderSignIn, now: number) => Promise<Claims | undefined>;

/** Where each issuer's keys are; they are asked for once, and again when a token names one that is not among them. */
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
  // One that did not answer is asked again.
  found.catch(() => known.delete(issuer));
  return found;
}

/** What no token is to blame for. */
const isUnreachable = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) || ['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT'].includes(error.code);

export const readIdToken: ReadIdToken = async (idToken, { issuer, clientId }, now) => {
  try {
    const { payload } = await jwtVerify(idToken, await keysOf(issuer), {
      issuer,
      audience: clientId,
      // None that a page could make itself: a shared secret would be one.
      algorithms: ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'EdDSA'],
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: new Date(now),
      clockTolerance: 60,
    });
    return payload;
  } catch (error) {
    if (isUnreachable(error)) throw error;
    return undefined;
  }
};
