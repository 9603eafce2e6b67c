const hashes: Readonly<Record<string, string>> = { '256': 'SHA-256', '384': 'SHA-384', '512': 'SHA-512' };

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** A part of a token: its head, or its claims. */
function readPart(token: string, part: 0 | 1): Record<string, unknown> {
  const text = token.split('.')[part] ?? '';
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  return Object(JSON.parse(new TextDecoder().decode(bytes)));
}

export const subjectOf = (idToken: string): unknown => readPart(idToken, 1).sub;

/**
 * Throws where an ID token says that it came with another access token: `at_hash`, where it is there, is the left half of the
 * access token's hash, by the hash of the signature (OpenID Connect Core 3.1.3.6 and 3.1.3.8).
 */
export async function checkAccessTokenHash(idToken: string, accessToken: string): Promise<void> {
  const { at_hash: expected } = readPart(idToken, 1);
  if (expected === undefined) return;
  const { alg } = readPart(idToken, 0);
  // Ed25519 hashes by SHA-512.
  const name = hashes[String(alg).slice(-3)] ?? 'SHA-512';
  const digest = new Uint8Array(await crypto.subtle.digest(name, new TextEncoder().encode(accessToken)));
  if (expected !== toBase64Url(digest.slice(0, digest.length / 2)))
    throw new Error('The access token is not the one of the ID token.');
}
