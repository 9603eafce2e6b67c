import { createHmac, timingSafeEqual } from 'node:crypto';
import { type FileReference, toReference } from '@atrium/backend/files';

const hourMs = 60 * 60_000;
/** Addresses change twice a day, so that browsers keep what they have, and each opens for 24 hours at least. */
const stepMs = 12 * hourMs;
const stepsOpen = 3;

/** 128 bits. */
const signatureBytes = 16;

const pattern = /^([0-9a-z]{1,12})\.([\w-]{22})$/;

export interface Signatures {
  sign(reference: FileReference, now: number): string;
  /** Of an address of ours; null of any other. */
  readExpiry(reference: FileReference, signature: string): number | null;
}

/** @param secret that of the installation; what is signed with it for other purposes has other forms */
export function createSignatures(secret: string): Signatures {
  const digestOf = (reference: FileReference, expires: string) =>
    createHmac('sha256', `files ${secret}`)
      .update(`${expires}\n${toReference(reference)}`)
      .digest()
      .subarray(0, signatureBytes);

  return {
    sign(reference, now) {
      const expires = ((Math.floor(now / stepMs) + stepsOpen) * stepMs).toString(36);
      return `${expires}.${digestOf(reference, expires).toString('base64url')}`;
    },
    readExpiry(reference, signature) {
      const [, expires = '', given = ''] = pattern.exec(signature) ?? [];
      const digest = Buffer.from(given, 'base64url');
      const isOurs = digest.length === signatureBytes && timingSafeEqual(digest, digestOf(reference, expires));
      return isOurs ? Number.parseInt(expires, 36) : null;
    },
  };
}
