/** What a link carries, and what is kept of it: who reads the records has no link by it. */
export async function createLinkToken(): Promise<{ token: string; hash: string }> {
  const token = crypto.randomUUID();
  return { token, hash: await hashLinkToken(token) };
}

/** SHA-256, hexadecimal: a token is random, so a slower hash would keep nobody out. */
export async function hashLinkToken(token: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
