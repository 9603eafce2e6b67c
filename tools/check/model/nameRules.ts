import type { AppManifest } from '../../../shared/contract/manifest';
import { isOwnedBy } from '../../../shared/contract/paths';

type NamedApp = Pick<AppManifest, 'id' | 'paths' | 'commands' | 'slots' | 'uses' | 'subjects' | 'backend'>;

interface Source {
  file: string;
  text: string;
}

interface Naming {
  /** The name is the last group, or the whole match. */
  pattern: RegExp;
  isName(found: string): boolean;
  what: string;
  /** Not searched for in comments, which explain by examples. */
  isOfCode?: boolean;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const oneOf = (names: readonly string[]) => `(${names.map(escaped).join('|')})`;

/** Commands of the apps and slots on their pages: `<id>.<name>`. */
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

/** Names that are never ordinary words. */
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

/**
 * Ids that are ordinary words too, such as the `email` field of an account. They name an app only on a line that speaks of
 * apps.
 */
const ordinaryWords: readonly string[] = ['calendar', 'chat', 'content', 'email', 'pages', 'releases'];

const quoted = (ids: readonly string[]) => `(?<=(['"\`]))${oneOf(ids)}(?=\\1)`;

function idNamings(apps: readonly NamedApp[]): Naming[] {
  const ids = apps.map(({ id }) => id);
  const [ordinary, distinct] = [true, false].map((isOrdinary) =>
    ids.filter((id) => ordinaryWords.includes(id) === isOrdinary),
  );
  const patterns = [
    ...(distinct?.length ? [quoted(distinct)] : []),
    ...(ordinary?.length ? [String.raw`${quoted(ordinary)}(?<=\bapp(?:s|Id)?\b.*)`] : []),
  ];
  return patterns.map((pattern) => ({
    pattern: new RegExp(pattern, 'g'),
    isName: any,
    what: 'the app',
    isOfCode: true,
  }));
}

const foundBy = ({ pattern, isName }: Naming, text: string): string[] =>
  [...text.matchAll(pattern)].map((match) => match.at(-1) ?? match[0]).filter(isName);

const isComment = (line: string) => /^\s*(?:\/\/|\/\*|\*)/.test(line);

const problemsOf = (naming: Naming, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      (naming.isOfCode && isComment(line) ? [] : foundBy(naming, line)).map(
        (name) => `line ${index + 1} names ${naming.what} "${name}": the shell knows apps by their manifests alone`,
      ),
    );

export function nameProblems(apps: readonly NamedApp[], sources: readonly Source[]): string[] {
  const namings = [...distinctNamings(apps), ...idNamings(apps)];
  return sources.flatMap(({ file, text }) =>
    namings.flatMap((naming) => problemsOf(naming, text)).map((problem) => `${file}: ${problem}`),
  );
}

/** Names of apps that are in a built file: what a minifier leaves of a source. */
export const builtNames = (apps: readonly NamedApp[], text: string): string[] =>
  distinctNamings(apps).flatMap((naming) => foundBy(naming, text));
