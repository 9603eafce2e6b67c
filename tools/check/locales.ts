import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../shared/contract/manifest';
import { type LocaleFolder, localeFolders, sameWordsIn, textsIn } from './localeFolders';
import { localeProblems } from './model/localeRules';
import type { CheckStep } from './model/step';
import { readTerms, type Term, termProblems } from './model/termRules';

const termsFile = 'docs/terms.md';

function folderProblems(root: string, folder: LocaleFolder, terms: readonly Term[]): string[] {
  const english = textsIn(root, folder, 'en');
  const sameWords = sameWordsIn(root, folder);
  return languages.flatMap((language) => {
    try {
      const texts = textsIn(root, folder, language);
      const problems = [
        ...localeProblems(language, english, texts, sameWords),
        ...termProblems(language, english, texts, terms),
      ];
      return problems.map((problem) => `${folder.path}/${language}.json: ${problem}`);
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}

export const locales: CheckStep = {
  async run({ root, files }) {
    const terms = readTerms(readFileSync(join(root, termsFile), 'utf8'));
    return localeFolders(root)
      .filter(({ path }) => !files || files.some((file) => file === termsFile || file.startsWith(`${path}/`)))
      .flatMap((folder) => folderProblems(root, folder, terms));
  },
};
