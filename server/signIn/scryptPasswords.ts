import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { toHashedPassword } from '@atrium/contract/person';
import type { Passwords } from '@atrium/core';
import { formsOfPassword, isPassword as isDemoPassword, type PasswordHash } from '@atrium/core';

const derive = promisify<string, string, number, { N: number; r: number; p: number }, Buffer>(scrypt);

const keyBytes = 32;
/** N of scrypt: 16 MB and some 40 ms a guess. */
const usualCost = 2 ** 14;
const mark = 'scrypt$';

/** Keys made ahead that are kept; a call rejected for another reason leaves its own behind. */
const maxPending = 1_000;
/** No person's password is so long; hashing what is would take time that grows with it. */
const maxLength = 1_000;

export interface ScryptPasswords extends Passwords {
  /**
   * Makes the key of a password before the call's turn has come: it takes long, and nobody is to wait behind it.
   * Without a hash it takes as long, so that an answer's time does not say who has an account.
   */
  prepare(password: string, stored: PasswordHash | undefined): Promise<void>;
}

/**
 * Keeps passwords as scrypt does; those of the demo's first records are taken once, and hashed again.
 * @param cost its N, the same for as long as the passwords are kept
 */
export function createScryptPasswords(cost = usualCost): ScryptPasswords {
  const secret = randomBytes(32);
  const pending = new Map<string, Promise<Buffer>>();
  // The password itself is not kept in memory for longer than the call.
  const nameOf = (password: string, salt: string) =>
    createHmac('sha256', secret).update(`${salt} ${password}`).digest('hex');

  function deriveOnce(password: string, salt: string): Promise<Buffer> {
    const name = nameOf(password, salt);
    const made = pending.get(name);
    pending.delete(name);
    return made ?? derive(password, salt, keyBytes, { N: cost, r: 8, p: 1 });
  }

  const isScrypt = ({ hash }: PasswordHash) => hash.startsWith(mark);

  return {
    async prepare(password, stored) {
      if (password.length > maxLength) return;
      const salt = stored && isScrypt(stored) ? stored.salt : 'nobody';
      for (const form of formsOfPassword(password)) {
        const key = derive(form, salt, keyBytes, { N: cost, r: 8, p: 1 });
        const [oldest] = pending.keys();
        if (oldest !== undefined && pending.size >= maxPending) pending.delete(oldest);
        if (stored && isScrypt(stored)) pending.set(nameOf(form, salt), key);
        await key;
      }
    },
    async hash(password) {
      const salt = randomBytes(16).toString('hex');
      const text = toHashedPassword(password);
      return { salt, hash: mark + (await derive(text, salt, keyBytes, { N: cost, r: 8, p: 1 })).toString('hex') };
    },
    async isPassword(password, stored) {
      if (password.length > maxLength) return false;
      if (!isScrypt(stored)) return isDemoPassword(password, stored);
      const key = Buffer.from(stored.hash.slice(mark.length), 'hex');
      // All forms are compared, so that the time of an answer does not say which of them is right.
      const keys = await Promise.all(formsOfPassword(password).map((form) => deriveOnce(form, stored.salt)));
      return keys.map((made) => key.length === keyBytes && timingSafeEqual(key, made)).includes(true);
    },
    isCurrent: isScrypt,
  };
}
