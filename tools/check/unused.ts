import { outputOfFailure } from '../outputOfFailure';
import type { CheckStep } from './model/step';

/** No file that nothing opens, and no `export` that no other file imports. */
export const unused: CheckStep = {
  run: ({ root }) =>
    outputOfFailure(root, process.execPath, [
      'node_modules/knip/bin/knip.js',
      '--config=tools/check/unused.config.ts',
      '--include=files,exports,types',
      '--no-progress',
      '--no-config-hints',
    ]),
};
