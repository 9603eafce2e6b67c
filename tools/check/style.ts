import { outputOfFailure } from './output';
import type { CheckStep } from './step';

/** Formatting and lint rules; a warning counts. */
export const style: CheckStep = {
  name: 'style',
  run: (root) =>
    outputOfFailure(root, process.execPath, [
      'node_modules/@biomejs/biome/bin/biome',
      'ci',
      '--colors=off',
      '--error-on-warnings',
      '--max-diagnostics=100',
      '.',
    ]),
};
