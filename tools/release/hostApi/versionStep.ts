/** The first of a version's three numbers that differs from those of another. */
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

export const largestStep = (steps: readonly VersionStep[]): VersionStep =>
  steps.reduce((largest, step) => (isEnough(largest, step) ? largest : step), 'none');

export function nextVersion(version: string, step: VersionStep): string {
  const [major = 0, minor = 0, patch = 0] = numbersOf(version);
  if (step === 'major') return `${major + 1}.0.0`;
  if (step === 'minor') return `${major}.${minor + 1}.0`;
  return step === 'patch' ? `${major}.${minor}.${patch + 1}` : version;
}
