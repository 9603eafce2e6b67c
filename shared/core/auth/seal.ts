import type { BackendStore } from '@atrium/backend';
import { secretTable } from './token';

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

const ivBytes = 12;

/** A key of its own for each use, made of the installation's secret (RFC 5869). */
async function keyFor(store: BackendStore, purpose: string): Promise<CryptoKey> {
  const secret = await store.table(secretTable).get('secret');
  if (!secret) throw new Error('The installation has no secret');
  const encoder = new TextEncoder();
  const material = await crypto.subtle.importKey('raw', encoder.encode(secret.value), 'HKDF', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode(purpose) },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/**
 * Encrypts what has to be sent again as it is, and can therefore not be kept as a hash: AES-256-GCM under the installation's
 * secret. A row that leaks alone, such as in a log of the database, tells nothing.
 */
export async function seal(store: BackendStore, purpose: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const key = await keyFor(store, purpose);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
  return `${toBase64(iv)}.${toBase64(new Uint8Array(sealed))}`;
}

/** @throws where it was sealed for another purpose, or under another secret */
export async function unseal(store: BackendStore, purpose: string, sealed: string): Promise<string> {
  const [iv = '', data = ''] = sealed.split('.');
  const key = await keyFor(store, purpose);
  const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: fromBase64(iv) }, key, fromBase64(data));
  return new TextDecoder().decode(opened);
}
