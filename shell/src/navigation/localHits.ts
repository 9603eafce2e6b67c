import type { EmittedManifest, Language, Permission } from '@atrium/contract';
import { isWithin, keyPrefixes, ownerOfPath } from '@atrium/contract/host';
import { labelOf } from '../common/labelOf';
import { createHitGroup, type Hit, type HitGroup } from './hits';
import { matchTexts } from './matchTexts';
import type { RecentPage } from './recentPages';
import type { PageHit } from './searchEntries';
import type { ShellAction } from './useShellActions';

type Can = (permission: Permission | undefined) => boolean;

/** Commands with shortcuts first, then by name: apps have no order. */
const byKeysAndName = (language: Language) => (one: Hit, other: Hit) =>
  Number(!one.keys) - Number(!other.keys) || one.title.localeCompare(other.title, language);

export const commandHits = (manifests: readonly EmittedManifest[], language: Language, can: Can): Hit[] =>
  manifests
    .flatMap((manifest) =>
      (manifest.commands ?? [])
        .filter(({ label, requires }) => label && can(requires))
        .map(
          ({ id, label = '', icon, newKey }): Hit => ({
            key: `command ${id}`,
            title: labelOf(manifest, label, language),
            meta: labelOf(manifest, manifest.title, language),
            words: labelOf(manifest, manifest.title, language),
            mark: { kind: 'icon', nodes: manifest.icons[icon ?? manifest.icon] ?? [] },
            target: { kind: 'command', id },
            ...(newKey && { keys: [keyPrefixes.new, newKey] }),
          }),
        ),
    )
    .sort(byKeysAndName(language));

/**
 * Commands that take the typed text as argument, by name. A query that is a command's name, or begins
 * with it, is no text for it as a whole.
 * @param titleOf makes the label of a row from the command's name and the words
 */
export function typedHits(
  manifests: readonly EmittedManifest[],
  language: Language,
  can: Can,
  query: string,
  titleOf: (command: string, words: string) => string,
): Hit[] {
  const commands = commandHits(manifests, language, can).sort((one, other) =>
    one.title.localeCompare(other.title, language),
  );
  const typedOf = new Map(
    manifests.flatMap((manifest) => (manifest.commands ?? []).map(({ id, typed }) => [id, typed] as const)),
  );
  return commands.flatMap((hit): Hit[] => {
    const { title, target } = hit;
    const typed = target.kind === 'command' ? typedOf.get(target.id) : undefined;
    const words = wordsAfter(title, query.trim());
    if (target.kind !== 'command' || !typed || !words) return [];
    return [
      {
        ...hit,
        key: `typed ${target.id}`,
        title: titleOf(title, words),
        target: { ...target, argument: { [typed]: words } },
      },
    ];
  });
}

/** The text after a command's name; all of it where it does not begin with the name. */
function wordsAfter(name: string, text: string): string {
  const [plainName, plain] = [name, text].map((one) => one.toLocaleLowerCase());
  if (plain === undefined || plainName === undefined) return text;
  if (plainName.startsWith(plain)) return '';
  return plain.startsWith(`${plainName} `) ? text.slice(name.length).trim() : text;
}

/**
 * The actions of the app on screen that its page can do now.
 * @param ids as the page's actions name them
 */
export const pageActionHits = (
  manifest: EmittedManifest,
  ids: readonly string[],
  language: Language,
  run: (id: string) => void,
): Hit[] =>
  ids.flatMap((id): Hit[] => {
    const declared = manifest.actions?.[id];
    if (!declared) return [];
    const { label, icon = manifest.icon, shortcut } = declared;
    return [
      {
        key: `action ${manifest.id}.${id}`,
        title: labelOf(manifest, label, language),
        meta: labelOf(manifest, manifest.title, language),
        mark: { kind: 'icon', nodes: manifest.icons[icon] ?? [] },
        target: { kind: 'action', run: () => run(id) },
        ...(shortcut && { keys: [shortcut] }),
      },
    ];
  });

/** The actions of the shell. */
export const actionHits = (actions: readonly ShellAction[]): Hit[] =>
  actions.map(({ id, label, icon, words, shortcut, run }) => ({
    key: `action ${id}`,
    title: label,
    meta: '',
    mark: { kind: 'action', icon },
    target: { kind: 'action', run },
    ...(words && { words: words() }),
    ...(shortcut && { keys: [shortcut] }),
  }));

/** The pages, each with the letter that leads there; the names of their app and of its group in the menu find them too. */
export const pageHits = (
  pages: readonly PageHit[],
  goKeys: ReadonlyMap<string, string>,
  wordsOf: (path: string) => string,
): Hit[] =>
  pages.map(({ id, title, path, icon }) => {
    const letter = goKeys.get(path);
    return {
      key: `page ${id}`,
      title,
      meta: path,
      mark: { kind: 'icon', nodes: icon },
      target: { kind: 'page', path },
      words: wordsOf(path),
      bookmark: id,
      ...(letter && { keys: [keyPrefixes.go, letter] }),
    };
  });

/** The page that an address belongs to: itself, or the nearest above it. */
const pageOf = (path: string, pages: readonly PageHit[]): PageHit | undefined =>
  pages
    .filter((page) => (page.path === '/' ? path === page.path : isWithin(path, page.path)))
    .sort((a, b) => b.path.length - a.path.length)[0];

interface RecentSources {
  recent: readonly RecentPage[];
  pages: readonly PageHit[];
  apps: readonly EmittedManifest[];
  can: Can;
  language: Language;
  current: string;
}

/** Recent pages without the current one and those no longer permitted, in the current language. */
export const recentHits = ({ recent, pages, apps, can, language, current }: RecentSources): Hit[] =>
  recent.flatMap((page) => {
    const { path } = page;
    const known = pageOf(path, pages);
    const owner = ownerOfPath(apps, path);
    if (path === current || !(owner ? can(owner.entry.requires) : known?.path === path)) return [];
    const title = known?.path === path ? known.title : page.language === language ? page.title : known?.title;
    if (!title) return [];
    const nodes = known?.icon ?? owner?.manifest.icons[owner.manifest.icon] ?? [];
    return [
      { key: `recent ${path}`, title, meta: path, mark: { kind: 'icon', nodes }, target: { kind: 'page', path } },
    ];
  });

export interface LocalHits {
  recent: readonly Hit[];
  /** Actions of the page on screen. */
  page: readonly Hit[];
  commands: readonly Hit[];
  pages: readonly Hit[];
}

interface GroupTitles {
  recent: string;
  page: string;
  commands: string;
  pages: string;
}

const find = (hits: readonly Hit[], query: string): Hit[] =>
  matchTexts(
    hits.map(({ title, words = '' }) => `${title} ${words}`),
    query,
  ).flatMap((place) => hits[place] ?? []);

/** Local hits, without a call to the API; empty groups are left out. */
export function localGroups(
  known: LocalHits,
  titles: GroupTitles,
  query: string,
  isWhole: ReadonlySet<string>,
): HitGroup[] {
  const group = (id: keyof LocalHits, count?: number) => {
    const hits = query.trim() ? find(known[id], query) : known[id];
    return createHitGroup({ id, title: titles[id], hits, isWhole: isWhole.has(id), ...(count && { count }) });
  };
  const groups = query.trim() ? [] : [group('recent')];
  return [...groups, group('commands', query.trim() ? 4 : 6), group('page'), group('pages')].filter(
    ({ total }) => total > 0,
  );
}
