import type { Counts } from '../test/counts';

interface RunOptions<Name extends string> {
  atOnce: number;
  run(name: Name): Promise<string[]>;
  print(line: string): void;
  now?(): number;
}

/** Runs every step, also after one has failed, and prints each one's result as soon as it is there. */
export async function runSteps<Name extends string>(
  names: readonly Name[],
  { atOnce, run, print, now = performance.now.bind(performance) }: RunOptions<Name>,
): Promise<Counts> {
  const counts: Counts = { passed: 0, failed: 0 };
  const waiting = [...names];
  async function runOne(name: Name): Promise<void> {
    const start = now();
    const problems = await run(name).catch((error: unknown) => [String(error)]);
    const seconds = ((now() - start) / 1000).toFixed(1);
    const hasPassed = problems.length === 0;
    counts[hasPassed ? 'passed' : 'failed'] += 1;
    print(`${hasPassed ? '✓' : '✗'} ${name} ${seconds} s`);
    for (const problem of problems) print(problem.replace(/^/gm, '  '));
  }
  async function work(): Promise<void> {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await runOne(name);
  }
  await Promise.all(Array.from({ length: Math.max(1, atOnce) }, work));
  return counts;
}
