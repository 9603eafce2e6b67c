import { toHashedPassword } from '@atrium/contract/person';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Longer ones are equally strong, and slow to evaluate. */
const looked = 100;

const common = new Set(dictionary['passwords-common']);

/** True for one of the most used passwords, by the same list as the server's. */
export const isCommonPassword = (password: string): boolean => common.has(toHashedPassword(password).toLowerCase());

/** Names known of the person do not count. */
export const passwordStrength = (password: string, names: readonly string[]): 0 | 1 | 2 | 3 | 4 =>
  estimator.check(password.slice(0, looked), [...names]).score;
