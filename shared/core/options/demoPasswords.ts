import { toHex } from '@atrium/backend/engine';
import { toHashedPassword } from '@atrium/contract/person';

/** A password as it is stored. */
export interface PasswordHash {
  salt: string;
  hash: string;
}

/** Enough to show how it is done, few enough for a sign-in on a phone. */
const iterations = 100_000;

/** Hashes a password under a salt of its own (PBKDF2, SHA-256), as NFKC composes it. */
export const hashPassword = (password: string, salt: string = crypto.randomUUID()): Promise<PasswordHash> =>
  hashText(toHashedPassword(password), salt);

async function hashText(password: string, salt: string): Promise<PasswordHash> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(password), 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations },
    key,
    256,
  );
  return { salt, hash: toHex(bits) };
}

/** The forms in which a typed password may have been hashed: as NFKC composes it, and as it was typed, by earlier releases. */
export const formsOfPassword = (password: string): string[] => [...new Set([toHashedPassword(password), password])];

export async function isPassword(password: string, stored: PasswordHash): Promise<boolean> {
  for (const form of formsOfPassword(password))
    if ((await hashText(form, stored.salt)).hash === stored.hash) return true;
  return false;
}
