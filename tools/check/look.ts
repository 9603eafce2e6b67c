import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakpoints } from '../../shared/ui/media/breakpoints';
import { lookProblems, readLookSteps, stepProblems } from './model/lookRules';
import { filesBelow } from './sourceFiles';
import type { CheckStep } from './step';

const theme = 'shared/ui/theme/';
const folders = ['shell', 'remotes', 'shared', 'gallery', 'tools/new/template'];

/** Style sheets have their colours, breakpoints and steps of space and type from the theme. */
export const look: CheckStep = {
  name: 'look',
  run: async (root) => {
    const read = (file: string) => readFileSync(join(root, file), 'utf8');
    const steps = readLookSteps(read(`${theme}scale.css`));
    return filesBelow(root, folders, /\.css$/)
      .filter((file) => !file.startsWith(theme))
      .flatMap((file) => {
        const css = read(file);
        const problems = [...lookProblems(css, Object.values(breakpoints)), ...stepProblems(css, steps)];
        return problems.map((problem) => `${file}: ${problem}`);
      });
  },
};
