import type { AppManifest } from '../../../shared/contract/manifest';
import { isOwnedBy } from '../../../shared/contract/paths';

type NamedApp = Pick<AppManifest, 'id' | 'paths' | 'commands' | 'slots' | 'uses' | 'subjects' | 'backend'>;

/** A word that is an app's id and plain language as well, and the files that say it for something else. */
export interface PlainWord {
  word: string;
  /** What it means there. */
  means: string;
  /** A folder ends with a slash, and means all below it. */
  files: readonly string[];
}

/** A source of the frame. */
interface Source {
  file: string;
  text: string;
}

/** A way in which a source may name an app. */
interface Naming {
  /** What is found: as a whole, or its first group. */
  pattern: RegExp;
  isName(found: string): boolean;
  what: string;
  /** What it finds is plain language in a comment, which explains by examples. */
  isOfCode?: boolean;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const oneOf = (names: readonly string[]) => `(${names.map(escaped).join('|')})`;

/** Commands of the apps, and the places on their pages that others fill: `<id>.<name>`. */
function dottedNames(apps: readonly NamedApp[]): string[] {
  const ids = apps.map(({ id }) => id);
  const named = apps.flatMap(({ commands = [], slots = [], uses = {} }) => [
    ...commands.map(({ id }) => id),
    ...slots.map(({ slot }) => slot),
    ...(uses.commands ?? []),
    ...(uses.slots ?? []),
  ]);
  return [...new Set(named)].filter((name) => ids.some((id) => name.startsWith(`${id}.`)));
}

function ownedPaths(apps: readonly NamedApp[]): (path: string) => boolean {
  const entries = apps.flatMap(({ paths, backend }) => [
    ...paths,
    ...(backend?.prefixes ?? []).map((path) => ({ path, label: path })),
  ]);
  return (path) => entries.some((entry) => entry.path !== '/' && isOwnedBy(path, entry));
}

const any = () => true;

/** Every way of naming one of these apps that no plain language explains. */
function distinctNamings(apps: readonly NamedApp[]): Naming[] {
  const ids = oneOf(apps.map(({ id }) => id));
  const subjects = apps.flatMap((app) => app.subjects ?? []);
  return [
    { pattern: new RegExp(String.raw`@atrium/${ids}(?![\w-])`, 'g'), isName: any, what: 'the package' },
    { pattern: new RegExp(String.raw`(?<![\w-])remotes/${ids}(?![\w-])`, 'g'), isName: any, what: 'the folder' },
    { pattern: /(?<![\w.\])/@*#-])(\/[a-z][\w-]*(?:\/[\w-]+)*)/g, isName: ownedPaths(apps), what: 'the path' },
    ...[dottedNames(apps)]
      .filter((names) => names.length > 0)
      .map((names) => ({
        pattern: new RegExp(String.raw`(?<![\w.])${oneOf(names)}(?![\w(])`, 'g'),
        isName: any,
        what: 'the command or slot',
      })),
    {
      pattern: /\bsubject: ?['"](\w+)['"]/g,
      isName: (subject) => subjects.includes(subject),
      what: 'the subject',
    },
  ];
}

const idNaming = (apps: readonly NamedApp[]): Naming => ({
  pattern: new RegExp(`(?<=(['"\`]))${oneOf(apps.map(({ id }) => id))}(?=\\1)`, 'g'),
  isName: any,
  what: 'the app',
  isOfCode: true,
});

const foundBy = ({ pattern, isName }: Naming, text: string): string[] =>
  [...text.matchAll(pattern)].map((match) => match.at(-1) ?? match[0]).filter(isName);

const isComment = (line: string) => /^\s*(?:\/\/|\/\*|\*)/.test(line);

const problemsOf = (naming: Naming, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      (naming.isOfCode && isComment(line) ? [] : foundBy(naming, line)).map(
        (name) => `line ${index + 1} names ${naming.what} "${name}": the frame knows apps by their manifests alone`,
      ),
    );

const isAmong = (files: readonly string[], file: string) =>
  files.some((one) => (one.endsWith('/') ? file.startsWith(one) : file === one));

/** Where sources of the frame name an app, each with its line. */
export function nameProblems(
  apps: readonly NamedApp[],
  sources: readonly Source[],
  plain: readonly PlainWord[],
): string[] {
  const distinct = distinctNamings(apps);
  const byId = idNaming(apps);
  return sources.flatMap(({ file, text }) => {
    const words = plain.filter(({ files }) => isAmong(files, file)).map(({ word }) => word);
    const namings = [...distinct, { ...byId, isName: (id: string) => !words.includes(id) }];
    return namings.flatMap((naming) => problemsOf(naming, text)).map((problem) => `${file}: ${problem}`);
  });
}

/** Files that do not say a word any more which they may say. */
export const staleWords = (sources: readonly Source[], plain: readonly PlainWord[]): string[] =>
  plain.flatMap(({ word, files }) => {
    const saying = sources.filter(({ text }) => new RegExp(`(['"\`])${escaped(word)}\\1`).test(text));
    return files
      .filter((file) => !saying.some((source) => isAmong([file], source.file)))
      .map((file) => `${file} does not say "${word}": plainWords.ts need not name it`);
  });

/** Names of apps that are in a built file: what a minifier leaves of a source. */
export const builtNames = (apps: readonly NamedApp[], text: string): string[] =>
  distinctNamings(apps).flatMap((naming) => foundBy(naming, text));
