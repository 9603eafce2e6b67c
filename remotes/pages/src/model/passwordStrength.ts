import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Longer ones are as hard to guess, and take long to look at. */
const looked = 100;

/** Names that others know of the person are no help. */
export const passwordStrength = (password: string, names: readonly string[]): 0 | 1 | 2 | 3 | 4 =>
  estimator.check(password.slice(0, looked), [...names]).score;
