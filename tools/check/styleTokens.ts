import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakpoints } from '../../shared/ui/media/breakpoints';
import { type CheckStep, inScope } from './model/step';
import { readThemeSteps, stepProblems, tokenProblems } from './model/styleTokenRules';
import { filesBelow } from './sourceFiles';

const theme = 'shared/ui/theme/';
const folders = ['shell', 'remotes', 'shared', 'gallery', 'tools/new/template'];

/** Style sheets have their colours, breakpoints and steps of space and type from the theme. */
export const styleTokens: CheckStep = {
  run: async (scope) => {
    const { root } = scope;
    const covers = inScope(scope);
    const read = (file: string) => readFileSync(join(root, file), 'utf8');
    const steps = readThemeSteps(read(`${theme}scale.css`));
    return filesBelow(root, folders, /\.css$/)
      .filter((file) => !file.startsWith(theme) && covers(file))
      .flatMap((file) => {
        const css = read(file);
        const problems = [...tokenProblems(css, Object.values(breakpoints)), ...stepProblems(css, steps)];
        return problems.map((problem) => `${file}: ${problem}`);
      });
  },
};
