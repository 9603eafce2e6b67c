import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheckStep, inScope } from './model/step';
import { unguardedKey } from './model/unguardedKey';
import { sourceFiles } from './sourceFiles';

/** Handlers of Enter that do not ask whether an input method is at work. */
export const composition: CheckStep = {
  async run(scope) {
    const { root } = scope;
    const covers = inScope(scope);
    return sourceFiles(root, ['gallery', 'remotes', 'shared', 'shell'])
      .filter((file) => !/\.test\.tsx?$/.test(file) && covers(file))
      .flatMap((file) => {
        const line = unguardedKey(readFileSync(join(root, file), 'utf8'));
        return line === undefined ? [] : [`${file}:${line}: ask isComposing(event) before Enter is taken`];
      });
  },
};
