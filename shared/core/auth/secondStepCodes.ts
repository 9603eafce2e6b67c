import { type BackendStore, peopleTable } from '@atrium/backend';
import type { TOTP } from 'otpauth';
import { hashPassword } from '../options/demoPasswords';
import { confirmedStep, findStep, type StoredSecondStep, secondStepsTable } from './secondStep';

const issuer = 'Atrium';
const recoveryCodeCount = 10;
/** Without those that look like others when they are read from paper: 32 of them, so that each byte is as good as another. */
const letters = 'abcdefghjkmnpqrstuvwxyz023456789';

const createRecoveryCode = (): string => {
  const code = [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => letters[byte % letters.length]).join('');
  return `${code.slice(0, 5)}-${code.slice(5)}`;
};

/** People leave out the dash, and write in capitals. */
const tidyRecoveryCode = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const hashRecoveryCode = async (code: string, salt: string): Promise<string> =>
  (await hashPassword(tidyRecoveryCode(code), salt)).hash;

async function openTotp(store: BackendStore, { id, secret }: Pick<StoredSecondStep, 'id' | 'secret'>): Promise<TOTP> {
  const { Secret, TOTP } = await import(/* webpackChunkName: "mock-totp" */ 'otpauth');
  const label = (await store.table(peopleTable).get(id))?.email ?? '';
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret) });
}

/** The period that a code belongs to, one before and after the present one for clocks that differ; null for no such code. */
async function periodOf(store: BackendStore, step: StoredSecondStep, code: string): Promise<number | null> {
  const token = code.replace(/\s/g, '');
  const totp = await openTotp(store, step);
  const timestamp = store.now();
  const delta = /^\d{6}$/.test(token) ? totp.validate({ token, timestamp, window: 1 }) : null;
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** Gives the only copies of new recovery codes; earlier ones end. */
async function giveRecoveryCodes(store: BackendStore, step: StoredSecondStep): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, createRecoveryCode);
  const salt = crypto.randomUUID();
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(code, salt)));
  await store.table(secondStepsTable).put({ ...step, salt, hashes });
  return codes;
}

/** Checks the second factor: a code of the app counts once, and so does a recovery code. The server slows down guessing. */
export async function passSecondStep(
  store: BackendStore,
  personId: number,
  code: string | undefined,
): Promise<'passed' | 'needed' | 'wrong'> {
  const step = await confirmedStep(store, personId);
  if (!step) return 'passed';
  if (!code?.trim()) return 'needed';
  const period = await periodOf(store, step, code);
  if (period !== null && period > step.lastPeriod) {
    await store.table(secondStepsTable).put({ ...step, lastPeriod: period });
    return 'passed';
  }
  const hash = await hashRecoveryCode(code, step.salt);
  if (!step.hashes.includes(hash)) return 'wrong';
  await store.table(secondStepsTable).put({ ...step, hashes: step.hashes.filter((other) => other !== hash) });
  return 'passed';
}

/** A secret for the person's app; nothing is asked for until a code has confirmed it. */
export async function beginSecondStep(store: BackendStore, personId: number) {
  const { Secret } = await import(/* webpackChunkName: "mock-totp" */ 'otpauth');
  const secret = new Secret({ size: 20 }).base32;
  await store.table(secondStepsTable).put({ id: personId, secret, since: null, lastPeriod: 0, salt: '', hashes: [] });
  return { secret, address: (await openTotp(store, { id: personId, secret })).toString() };
}

/** The recovery codes, once a code of the app has confirmed the secret; null for another code. */
export async function confirmSecondStep(store: BackendStore, personId: number, code: string): Promise<string[] | null> {
  const step = await findStep(store, personId);
  if (!step || step.since || (await periodOf(store, step, code)) === null) return null;
  return giveRecoveryCodes(store, { ...step, since: store.now() });
}

export async function renewRecoveryCodes(store: BackendStore, personId: number): Promise<string[]> {
  const step = await confirmedStep(store, personId);
  return step ? giveRecoveryCodes(store, step) : [];
}
