import { findByEmail } from '@atrium/backend';
import type { Engine } from '@atrium/backend/engine';
import { credentialsKey } from '@atrium/core';
import {
  type Admission,
  accountOf,
  fieldOf,
  type GivenAnswer,
  type GuardedCall,
  readText,
  rejectTry,
  type TooMany,
} from './guardedCall';
import { readDevice, writeDevice } from './knownDevice';
import { networkOf } from './networkOf';
import type { ScryptPasswords } from './scryptPasswords';
import { type Tries, type TryLimit, unlimited } from './tries';

interface LoginGuardOptions {
  tries: Tries;
  api: Engine;
  /** Absent where people sign in at a provider: no password is looked at. */
  passwords: ScryptPasswords | undefined;
  maxTries: number;
  isSecure: boolean;
}

/** The account that is meant, and the browser, where it is known for that account. */
const findTarget = (api: Engine, call: GuardedCall) =>
  api.read([], async (store) => {
    const person = findByEmail(store, accountOf(call));
    const device = await readDevice(store, call.cookie ?? '');
    return {
      stored: person && store.table(credentialsKey).get(person.id),
      device,
      isKnown: person !== undefined && device?.accounts.includes(person.id) === true,
    };
  });

/** Takes back what was no wrong try; of limits, the first is that of the caller. */
async function settleTries(tries: Tries, [own, ...others]: readonly TryLimit[], { status, data }: GivenAnswer) {
  const keys = others.map(({ key }) => key);
  const why = fieldOf(data, 'codes', 'code');
  if (status < 400) {
    if (own) await tries.forget([own.key]);
    return tries.giveBack(keys);
  }
  // The password was right: a person has opened the form for the code.
  if (why === 'codeNeeded') return tries.giveBack([...keys, ...(own ? [own.key] : [])]);
  return tries.giveBack(keys.filter((key) => key.startsWith(why === 'codeWrong' ? 'account' : 'codes')));
}

/** Lets tries to sign in by a password go on, each caller's slower the more of them are wrong. */
export function createLoginGuard({ tries, api, passwords, maxTries, isSecure }: LoginGuardOptions) {
  async function limitsOfStrangers(call: GuardedCall): Promise<TryLimit[]> {
    const account = accountOf(call);
    const [all, from] = [`account ${account}`, networkOf(call.ip)];
    // Many addresses try one account: each has fewer tries then, so that they are slowed down, and a person who comes
    // from elsewhere has theirs.
    const isUnderAttack = ((await tries.read([all])).get(all)?.tries ?? 0) >= maxTries / 2;
    const isAppCode = /^\d{6}$/.test(readText(call, 'code').replace(/\s/g, ''));
    return [
      { key: `${all} from ${from}`, free: isUnderAttack ? 2 : maxTries / 10, wait: isUnderAttack ? 30 : 10 },
      { key: `address ${from}`, free: maxTries },
      { key: all, free: unlimited },
      // Six digits are few: who knows the password has so many guesses in all. Recovery codes are too long to be guessed.
      ...(isAppCode ? [{ key: `codes of ${account}`, free: maxTries / 5, wait: 60 }] : []),
    ];
  }

  /** Takes a try by the rules of a known browser; where that has had too many, by those of strangers. */
  async function countTries(call: GuardedCall, deviceId: string | undefined) {
    const own: TryLimit[] = [{ key: `device ${deviceId}`, free: maxTries / 10, wait: 10 }];
    if (deviceId && (await tries.take(own)) === null) return { limits: own, wait: null };
    const limits = await limitsOfStrangers(call);
    return { limits, wait: await tries.take(limits) };
  }

  return async function admit(call: GuardedCall): Promise<Admission | TooMany> {
    const { stored, device, isKnown } = await findTarget(api, call);
    const { limits, wait } = await countTries(call, isKnown ? device?.id : undefined);
    if (wait !== null) return rejectTry(call, wait);
    await passwords?.prepare(readText(call, 'password'), stored);
    return {
      async settle(answer): Promise<Record<string, string>> {
        await settleTries(tries, limits, answer);
        const id = answer.status < 400 ? fieldOf(answer.data, 'userData', 'id') : undefined;
        if (typeof id !== 'number') return {};
        const write = () => api.read([], (store) => writeDevice(store, id, { before: device, isSecure }));
        return { 'set-cookie': await write() };
      },
    };
  };
}
