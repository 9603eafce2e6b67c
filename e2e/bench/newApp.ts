import { rmSync } from 'node:fs';
import { run } from '../../tools/child.mjs';
import { copyRepository } from '../../tools/test/repositoryCopy';

/** Limit in seconds for creating an app that is built and in the menu. */
const limit = 60;

/** Duration of `npm run new` until the new app is live, in a copy of the repository. */
export async function measureNewApp(): Promise<{ isSlow: boolean; line: string }> {
  const copy = copyRepository();
  try {
    const start = performance.now();
    const command = ['--import', 'tsx', 'tools/atrium/index.ts', 'new', 'bench-app'];
    if ((await run(process.execPath, command, { cwd: copy, stdio: 'ignore' })) !== 0)
      throw new Error('npm run new failed.');
    const seconds = (performance.now() - start) / 1000;
    return { isSlow: seconds > limit, line: `a new app from one command: ${seconds.toFixed(1)} of ${limit} s` };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
