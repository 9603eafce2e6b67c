/** A password as it is stored. */
export interface PasswordHash {
  salt: string;
  hash: string;
}

/** Enough to show how it is done, few enough for a sign-in on a phone. */
const iterations = 100_000;

/** Hashes a password under a salt of its own (PBKDF2, SHA-256). */
export async function hashPassword(password: string, salt: string = crypto.randomUUID()): Promise<PasswordHash> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(password), 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations },
    key,
    256,
  );
  return { salt, hash: [...new Uint8Array(bits)].map((byte) => byte.toString(16).padStart(2, '0')).join('') };
}

export async function isPassword(password: string, stored: PasswordHash): Promise<boolean> {
  return (await hashPassword(password, stored.salt)).hash === stored.hash;
}
