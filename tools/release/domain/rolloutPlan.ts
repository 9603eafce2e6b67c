import type { RegisteredApp } from '../../../shared/contract/registry';
import { errorShare, evidenceOf, type RolloutTest, withdrawAt } from './rolloutTest';

/** A rollout that watches itself, as the registry holds it. */
export type WatchedRollout = NonNullable<RegisteredApp['rollout']> & {
  watch: NonNullable<NonNullable<RegisteredApp['rollout']>['watch']>;
};

/** Percentages of the accounts; at the last, the release is live for everybody. */
const steps = [5, 25, 100];

export const firstStep = 5;

const hour = 60 * 60_000;
/** Some errors take a while to show, however many people come at once. */
const minStepMs = hour;
/** People at a step, after whom it is over. */
const enoughPeople = 30;
/** A step of fewer people is over after this time. */
const patienceMs = 24 * hour;
/** Evidence from which on a rollout goes no further, until it is withdrawn or more people have come. */
const doubtAt = 10;
/** Share of people by which errors may exceed those of the live release: below it, chance alone differs as much. */
const tolerance = 0.02;

export type Decision =
  | { kind: 'withdraw' }
  | { kind: 'grow'; percent: number }
  /** Why it stays at its step: it was there too briefly, for too few people, or something speaks against it. */
  | { kind: 'wait'; because: 'time' | 'people' | 'errors' };

/** The percentage after the present one. */
const nextStep = (percent: number): number => steps.find((step) => step > percent) ?? 100;

/**
 * Decides what becomes of a rollout: it grows by steps while its people meet errors no more often than others do.
 * @param now in milliseconds
 */
export function decide(
  { percent, watch }: Pick<WatchedRollout, 'percent' | 'watch'>,
  test: RolloutTest,
  now: number,
): Decision {
  const evidence = evidenceOf(test);
  if (evidence >= withdrawAt) return { kind: 'withdraw' };
  const atStep = now - Date.parse(watch.stepSince);
  if (!(atStep >= minStepMs)) return { kind: 'wait', because: 'time' };
  const next = nextStep(percent);
  const { people } = test.rollout;
  // Nobody may be among the accounts of a small share; but what nobody has tried is for nobody else either.
  const isTried = people > 0 || next < 100;
  if (people < enoughPeople && !(atStep >= patienceMs && isTried)) return { kind: 'wait', because: 'people' };
  const isWorse = errorShare(test.rollout) > errorShare(test.live) + tolerance;
  return evidence >= doubtAt || isWorse ? { kind: 'wait', because: 'errors' } : { kind: 'grow', percent: next };
}

const peopleOf = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** The reason that a withdrawal is stored with. @param what the most frequent error, without what anybody typed */
export function withdrawalReason({ rollout, live }: RolloutTest, what?: string): string {
  const counted = `${rollout.failed} of ${peopleOf(rollout.people)} met errors with it, ${live.failed} of ${peopleOf(live.people)} with the live release`;
  return what ? `${counted}; most often ${what}` : counted;
}
