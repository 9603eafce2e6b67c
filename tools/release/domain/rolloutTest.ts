/**
 * Compares a rollout's release with the live one while people use both, and says how much speaks against it.
 *
 * The hash that decides who has the rollout knows nothing of the release. If the release is as good as the live one, the
 * next person to meet an error has it with the probability p, the share of the accounts that the rollout goes to. If its
 * people meet errors k times as often, it is k·p / (k·p + 1 − p). Each first error of a person multiplies the evidence by
 * the ratio of the two, which makes this a sequential likelihood ratio test (Wald, 1945) on who meets errors; the evidence
 * is the mean over several k, so that none has to be guessed (a mixture, as in Robbins, 1970).
 *
 * What follows from that:
 * - The evidence starts at 1 and, for a release that is no worse, is a non-negative supermartingale: by Ville's inequality
 *   it reaches 100 in at most 1 % of all rollouts, however often one looks, and however long.
 * - Nothing is assumed of the live release's error rate, or of large numbers: a product of 40 people gets the same promise.
 *   Where the rollout reaches more people than its share, p is what it reaches: a larger p makes any evidence smaller.
 * - A person counts once. Whoever meets errors all day, or with both releases, is one person with an error, counted for the
 *   release with which it came first; an outage, which all meet, speaks against neither.
 */
export interface RolloutTest {
  rollout: Arm;
  live: Arm;
  /** The logarithm of the evidence for each of `factors`. */
  logs: readonly number[];
}

/** People who have used a release since the rollout began. */
interface Arm {
  people: number;
  /** Those of them who met an error. */
  failed: number;
}

export type ArmName = 'rollout' | 'live';

/** What is known of a person: the release they are counted for, and whether an error has come. */
export interface SeenPerson {
  arm: ArmName;
  hasFailed: boolean;
}

/** How many times as often people of a bad release meet an error. */
const factors = [2, 4, 8, 16, 32];

/** Evidence at which a release is withdrawn: reached by a good one in at most 1 of so many rollouts. */
export const withdrawAt = 100;

export const emptyTest: RolloutTest = {
  rollout: { people: 0, failed: 0 },
  live: { people: 0, failed: 0 },
  logs: factors.map(() => 0),
};

const withPerson = (test: RolloutTest, arm: ArmName, people: 1 | -1): RolloutTest => ({
  ...test,
  [arm]: { ...test[arm], people: test[arm].people + people },
});

/** Counts the first error of a person who is counted for a release. */
function withError(test: RolloutTest, arm: ArmName, share: number): RolloutTest {
  const { people } = test.rollout;
  const p = Math.max(share, people / (people + test.live.people));
  const logs = test.logs.map((log, index) => {
    const factor = factors[index] ?? 1;
    return log + Math.log((arm === 'rollout' ? factor : 1) / (factor * p + 1 - p));
  });
  return { ...test, logs, [arm]: { ...test[arm], failed: test[arm].failed + 1 } };
}

/**
 * Counts a visit of a person.
 * @param seen what is known of the person; undefined at the first visit since the rollout began
 * @param share of the accounts that the rollout goes to, from 0 to 1
 * @returns the same `test` where the visit says nothing new
 */
export function withVisit(
  test: RolloutTest,
  seen: SeenPerson | undefined,
  visit: SeenPerson,
  share: number,
): { test: RolloutTest; seen: SeenPerson } {
  if (seen?.hasFailed) return { test, seen };
  // Who has the rollout and falls back to the live release was counted where it failed.
  if (seen?.arm === 'rollout' && visit.arm === 'live') return { test, seen };
  const isMoved = seen !== undefined && seen.arm !== visit.arm;
  const left = isMoved ? withPerson(test, seen.arm, -1) : test;
  const entered = seen && !isMoved ? left : withPerson(left, visit.arm, 1);
  return { test: visit.hasFailed ? withError(entered, visit.arm, share) : entered, seen: visit };
}

/** How many times as likely what happened is if the release is worse than if it is not. */
export const evidenceOf = ({ logs }: RolloutTest): number =>
  logs.reduce((sum, log) => sum + Math.exp(log), 0) / logs.length;

/** Share of the people who met an error, from 0 to 1. */
export const errorShare = ({ people, failed }: Arm): number => (people === 0 ? 0 : failed / people);
