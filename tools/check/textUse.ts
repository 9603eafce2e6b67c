import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LocaleFolder, localeFolders, textsIn } from './localeFolders';
import { readTextUse, type TextUse } from './model/readTextUse';
import type { CheckStep } from './model/step';
import { missingTexts, type Namespaces, spokenLiterals, unusedKeys } from './model/textUseRules';
import sameWords from './sameWords.json';
import { sourceFiles } from './sourceFiles';

/** Tests, and what only a developer sees. */
const isForDevelopers = (file: string) => /\.test\.tsx?$|^shared\/(testing|standalone|build|gallery)\//.test(file);

function usesIn(root: string, folders: readonly string[]): Map<string, TextUse> {
  const files = sourceFiles(root, folders).filter((file) => !isForDevelopers(file));
  return new Map(files.map((file) => [file, readTextUse(file, readFileSync(join(root, file), 'utf8'))]));
}

/** Folders whose data names texts of another one: the host's own pages, which tools read as well. */
const alsoAskedFrom: Readonly<Record<string, readonly string[]>> = { shell: ['shared/contract'] };

function folderProblems(root: string, folders: readonly LocaleFolder[], all: Namespaces, user: string): string[] {
  const uses = usesIn(root, [user, ...(alsoAskedFrom[user] ?? [])]);
  const own = folders.filter(({ users }) => users.includes(user));
  const names = own.map(({ namespace }) => namespace);
  const inFiles = [...uses].flatMap(([file, use]) =>
    [...missingTexts(use, names, all), ...spokenLiterals(use, sameWords.names)].map((problem) => `${file}: ${problem}`),
  );
  const unused = own.flatMap(({ path, namespace }) =>
    unusedKeys(all.get(namespace) ?? new Map(), [...uses.values()]).map((key) => `${path}: no one asks for "${key}"`),
  );
  return [...inFiles, ...unused];
}

/** Every text that code asks for is there, every text that is there is asked for, and code says none itself. */
export const textUse: CheckStep = {
  async run({ root, files }) {
    const folders = localeFolders(root);
    const all = new Map(folders.map((folder) => [folder.namespace, textsIn(root, folder, 'en')]));
    const users = [...new Set(folders.flatMap((folder) => folder.users))].filter(
      (user) => !files || files.some((file) => file.startsWith(`${user}/`)),
    );
    return users.flatMap((user) => folderProblems(root, folders, all, user));
  },
};
