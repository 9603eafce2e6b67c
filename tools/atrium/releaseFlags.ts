import type { Command } from 'commander';
import type { ReleaseOptions } from '../release/cli/publishNamed';
import { firstStep } from '../release/domain/rolloutPlan';
import { UsageError } from './program';
import {
  checkedChannel,
  type Home,
  openTarget,
  type Target,
  withChannel,
  withTarget,
  withWhy,
} from './registryCommands';

export interface ReleaseFlags extends Target {
  rollout?: string;
  watch?: boolean;
  force?: boolean;
}

function readPercent(rollout: string): number {
  const percent = Number(rollout);
  if (Number.isInteger(percent) && percent >= 1 && percent <= 100) return percent;
  throw new UsageError(
    `The share (--share, --rollout) is a whole number from 1 to 100, a percentage of the accounts, not "${rollout}".`,
  );
}

/** The options of a release in the form that the publication takes. */
export function releaseOptions(flags: ReleaseFlags, home: Home): ReleaseOptions {
  const { watch: isWatched = false, why, force = false } = flags;
  const rollout = flags.rollout ?? (isWatched ? String(firstStep) : undefined);
  const channel = checkedChannel(flags.channel);
  if (rollout !== undefined && channel !== 'stable')
    throw new UsageError('A rollout goes to accounts of stable: leave out --channel.');
  const percent = rollout === undefined ? {} : { percent: readPercent(rollout), isWatched };
  if (isWatched && percent.percent === 100)
    throw new UsageError(
      '--watch compares with the accounts that do not have the release: give it to fewer than 100 %.',
    );
  return { storage: openTarget(flags, home), channel, allowsDowngrade: force, ...percent, ...(why ? { why } : {}) };
}

export const withRelease = (command: Command): Command =>
  withWhy(withChannel(withTarget(command)))
    .option('--share, --rollout <percent>', 'for a percentage of the accounts, always the same ones')
    .option(
      '--watch',
      `for ${firstStep} % or the share, then for 25 % and for all, by itself; withdrawn by itself if it fails more people than the live release`,
    )
    .option('--force', 'allows an older version to replace a newer one');
