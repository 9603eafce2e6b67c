import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../../shared/contract/manifest';
import { readTexts, type SameWords, type Texts } from './model/localeKeys';
import sameWords from './sameWords.json';

/** A folder of texts: one file a language. */
export interface LocaleFolder {
  path: string;
  namespace: string;
  /** The folders whose code takes its texts from here; none where only developers read them. */
  users: string[];
}

const ownFolders: LocaleFolder[] = [
  { path: 'shared/ui/locales', namespace: 'kit', users: ['shared'] },
  { path: 'shared/sdk/locales', namespace: 'runtime', users: ['shared'] },
  { path: 'shared/ui/sheet/locales', namespace: 'sheet', users: ['shared/ui/sheet'] },
  { path: 'shell/src/locales', namespace: 'shell', users: ['shell'] },
  { path: 'shell/src/layout/locales', namespace: 'customizer', users: ['shell/src/layout'] },
  { path: 'shell/src/inspector/locales', namespace: 'faults', users: ['shell/src/inspector'] },
  { path: 'shared/standalone/locales', namespace: 'standalone', users: [] },
  { path: 'tools/new/template/src/locales', namespace: 'template', users: [] },
];

/** Texts that come with a page or a component: its folder names their namespace, `ImportPage` that of `importPage`. */
const partFolders = (root: string, app: string): LocaleFolder[] =>
  ['pages', 'components'].flatMap((kind) => {
    const parts = `remotes/${app}/src/${kind}`;
    if (!existsSync(join(root, parts))) return [];
    return readdirSync(join(root, parts)).map((part) => ({
      path: `${parts}/${part}/locales`,
      namespace: part.charAt(0).toLowerCase() + part.slice(1),
      users: [`${parts}/${part}`],
    }));
  });

/** Every folder of texts: those of the shell, one per app, and those of some pages and components. */
export function localeFolders(root: string): LocaleFolder[] {
  const apps = readdirSync(join(root, 'remotes')).flatMap((app) => [
    { path: `remotes/${app}/src/locales`, namespace: app, users: [`remotes/${app}`] },
    ...partFolders(root, app),
  ]);
  return [...ownFolders, ...apps].filter(({ path }) => existsSync(join(root, path, 'en.json')));
}

/**
 * The texts of one language.
 * @throws a sentence when the file is missing or is not a locale file.
 */
export function textsIn(root: string, folder: LocaleFolder, language: string): Texts {
  const file = `${folder.path}/${language}.json`;
  try {
    return readTexts(JSON.parse(readFileSync(join(root, file), 'utf8')));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

const common: SameWords = sameWords;

/** The texts that may be those of English: everywhere, and those that the folder's own `sameWords.json` lists. */
export function sameWordsIn(root: string, { path }: LocaleFolder): SameWords {
  const file = join(root, path, 'sameWords.json');
  if (!existsSync(file)) return common;
  const own: Partial<Record<Language, string[]>> = JSON.parse(readFileSync(file, 'utf8'));
  const lists = languages.map((language) => [language, [...(common[language] ?? []), ...(own[language] ?? [])]]);
  return { ...common, ...Object.fromEntries(lists) };
}
