interface Suite {
  file?: string;
  suites?: Suite[];
  specs?: { tests: { results: { duration: number }[] }[] }[];
}

/** Kinds of browser tests; what is not named is a journey through one app or the shell. */
const files: Readonly<Record<string, readonly string[]>> = {
  sweeps: ['auth', 'gallery', 'routes', 'second-engine'],
  pairs: ['pairs'],
  'tool chain': [
    'independence',
    'integrity',
    'new-app',
    'one-folder',
    'one-of-each',
    'open-tabs',
    'outside',
    'releases',
    'same-bytes',
    'tab-choices',
  ],
  faults: ['broken-components', 'faults', 'hostile', 'leaks'],
  'hostile emails': ['email.security'],
};

const groupOf = (file: string): string =>
  Object.keys(files).find((group) => files[group]?.some((name) => file === `${name}.spec.ts`)) ?? 'journeys';

/** Milliseconds of the tests of each group. */
export function groupTimes(suites: readonly Suite[], times: Record<string, number> = {}): Record<string, number> {
  for (const { file = '', suites: inner = [], specs = [] } of suites) {
    const results = specs.flatMap(({ tests }) => tests).flatMap((test) => test.results);
    const group = groupOf(file);
    times[group] = results.reduce((sum, { duration }) => sum + duration, times[group] ?? 0);
    groupTimes(inner, times);
  }
  return times;
}
