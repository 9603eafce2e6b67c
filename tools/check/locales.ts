import { languages } from '../../shared/contract/manifest';
import { type LocaleFolder, localeFolders, sameWordsIn, textsIn } from './localeFolders';
import { localeProblems } from './model/localeRules';
import type { CheckStep } from './model/step';

function folderProblems(root: string, folder: LocaleFolder): string[] {
  const english = textsIn(root, folder, 'en');
  const sameWords = sameWordsIn(root, folder);
  return languages.flatMap((language) => {
    try {
      const problems = localeProblems(language, english, textsIn(root, folder, language), sameWords);
      return problems.map((problem) => `${folder.path}/${language}.json: ${problem}`);
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}

export const locales: CheckStep = {
  run: async ({ root, files }) =>
    localeFolders(root)
      .filter(({ path }) => !files || files.some((file) => file.startsWith(`${path}/`)))
      .flatMap((folder) => folderProblems(root, folder)),
};
