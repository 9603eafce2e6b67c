import { toHex } from '@atrium/backend/engine';

/** 256 bits, as they fit into an address. */
export const createLinkToken = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/**
 * The stored form of a token (SHA-256): who reads the records, or a backup of them, has no link by it. A token is as random
 * as a key, so that it needs neither salt nor many rounds.
 */
export async function hashLinkToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return toHex(digest);
}
