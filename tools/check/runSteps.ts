import type { Counts } from '../test/counts';
import type { CheckStep } from './step';

async function problemsOf(step: CheckStep, root: string): Promise<string[]> {
  try {
    return await step.run(root);
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
}

/** Runs every step, also after one has failed, and prints what each found. */
export async function runSteps(steps: readonly CheckStep[], root: string): Promise<Counts> {
  const counts: Counts = { passed: 0, failed: 0 };
  for (const step of steps) {
    const problems = await problemsOf(step, root);
    counts[problems.length === 0 ? 'passed' : 'failed'] += 1;
    console.log(problems.length === 0 ? `✓ ${step.name}` : `✗ ${step.name}`);
    for (const problem of problems) console.log(problem.replace(/^/gm, '  '));
  }
  return counts;
}
