import type { BackendStore } from '@atrium/backend';
import { seal, unseal } from '../auth/seal';
import { pushKeysTable } from './tables';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const sealPurpose = 'push';

const toBase64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The keys by which browsers know the server (RFC 8292); undefined until the first browser asks. */
export async function readPushKeys(store: BackendStore): Promise<PushKeys | undefined> {
  const kept = await store.table(pushKeysTable).get('vapid');
  return kept && { publicKey: kept.publicKey, privateKey: await unseal(store, sealPurpose, kept.sealed) };
}

/** The public key; both are made once, and a subscription is bound to them for good. */
export async function ensurePushKeys(store: BackendStore): Promise<string> {
  const kept = await store.table(pushKeysTable).get('vapid');
  if (kept) return kept.publicKey;
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  const publicKey = toBase64url(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)));
  const { d: privateKey = '' } = await crypto.subtle.exportKey('jwk', pair.privateKey);
  const sealed = await seal(store, sealPurpose, privateKey);
  await store.table(pushKeysTable).put({ id: 'vapid', publicKey, sealed });
  return publicKey;
}
