import { outputOfFailure } from './output';
import type { CheckStep } from './step';

/** What is exported is imported somewhere; `knip.json` says which files nothing imports. */
export const unusedExports: CheckStep = {
  name: 'unused exports',
  run: (root) =>
    outputOfFailure(root, process.execPath, ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints']),
};
