import { outputOfFailure } from './output';
import type { CheckStep } from './step';

/** The types of the whole repository; nothing else sees that an app uses what the host does not provide. */
export const types: CheckStep = {
  name: 'types',
  run: (root) =>
    outputOfFailure(root, process.execPath, [
      'node_modules/@typescript/native/bin/tsc',
      '--noEmit',
      '--project',
      'tsconfig.json',
    ]),
};
