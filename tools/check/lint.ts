import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputOfFailure } from '../outputOfFailure';
import { filesOf } from './changedFiles';
import { longFunctions, maxLines } from './longFunctions';
import type { CheckScope, CheckStep } from './model/step';

const options = ['--colors=off', '--error-on-warnings', '--max-diagnostics=100', '--no-errors-on-unmatched'];

const hasLimit = (file: string) => /\.[cm]?[jt]sx?$/.test(file) && !/\.(test|spec)\.tsx?$|\.d\.ts$|^e2e\//.test(file);

const lengthProblems = ({ root, files = filesOf(root, ['.']) }: CheckScope) =>
  files
    .filter(hasLimit)
    .flatMap((file) =>
      longFunctions(file, readFileSync(join(root, file), 'utf8')).map(
        (line) => `${file}:${line} has a function of more than ${maxLines} lines: split it by concept`,
      ),
    );

/** Formatting, lint rules (a warning counts), and the length of functions. */
export const lint: CheckStep = {
  async run(scope) {
    const { root, files = ['.'] } = scope;
    const biome = ['node_modules/@biomejs/biome/bin/biome', 'ci', ...options, ...files];
    return [...(await outputOfFailure(root, process.execPath, biome)), ...lengthProblems(scope)];
  },
};
