import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakpoints } from '../../shared/ui/media/breakpoints';
import { lookProblems } from './model/lookRules';
import { filesBelow } from './sourceFiles';
import type { CheckStep } from './step';

const theme = 'shared/ui/theme/';
const folders = ['shell', 'remotes', 'shared', 'tools/new/template'];

/** Style sheets have their colours and breakpoints from the theme. */
export const look: CheckStep = {
  name: 'look',
  run: async (root) =>
    filesBelow(root, folders, /\.css$/)
      .filter((file) => !file.startsWith(theme))
      .flatMap((file) =>
        lookProblems(readFileSync(join(root, file), 'utf8'), Object.values(breakpoints)).map(
          (problem) => `${file}: ${problem}`,
        ),
      ),
};
