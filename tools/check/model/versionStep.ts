/** How far a version goes from another: the first of its three numbers that differs. */
export type VersionStep = 'none' | 'patch' | 'minor' | 'major';

const order: readonly VersionStep[] = ['none', 'patch', 'minor', 'major'];

const numbersOf = (version: string) => version.split(/[.+-]/, 3).map(Number);

/** The step from one version to the next; going back is none. */
export function versionStep(before: string, after: string): VersionStep {
  const [old, now] = [numbersOf(before), numbersOf(after)];
  const index = now.findIndex((number, position) => number !== old[position]);
  if (index < 0 || (now[index] ?? 0) < (old[index] ?? 0)) return 'none';
  return index === 0 ? 'major' : index === 1 ? 'minor' : 'patch';
}

export const isEnough = (step: VersionStep, needed: VersionStep) => order.indexOf(step) >= order.indexOf(needed);
