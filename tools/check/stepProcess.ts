// Runs one step in a process of its own: most of them keep a core busy.
import type { CheckScope } from './model/step';
import { type StepName, stepOf } from './steps';

export interface StepRequest {
  name: StepName;
  scope: CheckScope;
}

async function problemsOf({ name, scope }: StepRequest): Promise<string[]> {
  try {
    const step = await stepOf(name).load();
    return await step.run(scope);
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
}

process.once('message', async (request: StepRequest) => {
  process.send?.(await problemsOf(request), () => process.disconnect());
});
// The check has ended without an answer being wanted any more.
process.once('disconnect', () => process.exit());
