import { outputOfFailure } from '../outputOfFailure';
import type { CheckStep } from './model/step';

const options = ['--colors=off', '--error-on-warnings', '--max-diagnostics=100', '--no-errors-on-unmatched'];

/** Formatting and lint rules; a warning counts. */
export const lint: CheckStep = {
  run: ({ root, files = ['.'] }) =>
    outputOfFailure(root, process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'ci', ...options, ...files]),
};
