import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheckStep, inScope } from './model/step';
import { countLiterals, readThemeSteps, stepProblems, tokenProblems } from './model/styleTokenRules';
import { filesBelow } from './sourceFiles';

const theme = 'shared/ui/theme/';
const definitions = ['scale.css', 'tokens.css', 'media.css'].map((name) => theme + name);
const folders = ['shell', 'remotes', 'shared', 'gallery', 'tools/new/template'];

/** Lengths in pixels that no step of the theme covers, in all style sheets together. It may only become lower. */
const maxLiterals = 347;

/** Style sheets have their colours, breakpoints and sizes from the theme. */
export const styleTokens: CheckStep = {
  run: async (scope) => {
    const { root, files } = scope;
    const covers = inScope(scope);
    const read = (file: string) => readFileSync(join(root, file), 'utf8');
    const steps = readThemeSteps(definitions.map(read).join('\n'));
    const sheets = filesBelow(root, folders, /\.css$/).filter((file) => !definitions.includes(file));
    const problems = sheets
      .filter((file) => !file.startsWith(theme) && covers(file))
      .flatMap((file) =>
        [...tokenProblems(read(file)), ...stepProblems(read(file), steps)].map((one) => `${file}: ${one}`),
      );
    return files ? problems : [...problems, ...budgetProblems(sheets.map(read))];
  },
};

function budgetProblems(sheets: readonly string[]): string[] {
  const literals = sheets.reduce((sum, css) => sum + countLiterals(css), 0);
  if (literals > maxLiterals)
    return [`${literals} lengths in pixels, ${maxLiterals} are allowed: take steps of ${theme}scale.css`];
  return literals < maxLiterals
    ? [`${literals} lengths in pixels, fewer than the ${maxLiterals} allowed: lower maxLiterals in styleTokens.ts`]
    : [];
}
