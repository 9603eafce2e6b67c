import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputOfFailure } from '../outputOfFailure';
import type { CheckStep } from './model/step';

/** The compiler's state of its last run over browser code; it lists the path of every file. */
const browserFiles = '.cache/types/browser.tsbuildinfo';

/** Node and jest have names that a page has not; a file that brings their types hides that from all others. */
function leakProblems(root: string): string[] {
  const text = readFileSync(join(root, browserFiles), 'utf8');
  return ['node', 'jest']
    .filter((name) => text.includes(`/@types/${name}/`))
    .map((name) => `tsconfig.browser.json: a file brings the types of ${name} into code that runs in a page`);
}

/** The types of the whole repository; nothing else sees that an app uses what the host does not provide. */
export const types: CheckStep = {
  async run({ root }) {
    const tsc = ['node_modules/@typescript/native/bin/tsc', '--build', 'tsconfig.json'];
    const problems = await outputOfFailure(root, process.execPath, tsc);
    return [...problems, ...leakProblems(root)];
  },
};
