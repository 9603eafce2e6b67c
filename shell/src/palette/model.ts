import type { EmittedManifest, IconNode, Language, Permission } from 'shared/contract';
import { labelOf } from '../model/menu';
import { pageHits } from '../model/searchEntries';

export interface Hit {
  key: string;
  title: string;
  /** Said at the end of the row: where it is, whose it is. */
  meta: string;
  icon: readonly IconNode[];
  target: { kind: 'page'; path: string } | { kind: 'command'; id: string };
}

export interface HitGroup {
  id: 'commands' | 'pages' | 'files' | 'contacts';
  hits: Hit[];
  /** How many matched, of which `hits` are the first. */
  total: number;
}

type Can = (permission: Permission | undefined) => boolean;

const perGroup = 4;

/** Does any word of the title begin with what was typed, or the title contain it? */
export function matches(title: string, query: string): boolean {
  return title.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase());
}

/** What begins with the query before what merely contains it. */
const rank = (title: string, query: string) =>
  title.toLocaleLowerCase().startsWith(query.trim().toLocaleLowerCase()) ? 0 : 1;

const commandHits = (manifests: readonly EmittedManifest[], language: Language, can: Can): Hit[] =>
  manifests.flatMap((manifest) =>
    (manifest.commands ?? [])
      .filter(({ label, requires }) => label && can(requires))
      .map(({ id, label = '', icon }) => ({
        key: `command ${id}`,
        title: labelOf(manifest, label, language),
        meta: labelOf(manifest, manifest.title, language),
        icon: manifest.icons[icon ?? manifest.icon] ?? [],
        target: { kind: 'command', id },
      })),
  );

/** What the manifests alone answer to a query: commands and pages, at once and without a call. */
export function localHits(
  manifests: readonly EmittedManifest[],
  language: Language,
  can: Can,
  query: string,
  isWhole: ReadonlySet<HitGroup['id']>,
): HitGroup[] {
  const pages: Hit[] = pageHits(manifests, language, can).map(({ id, title, path, icon }) => ({
    key: `page ${id}`,
    title,
    meta: path,
    icon,
    target: { kind: 'page', path },
  }));
  const groupOf = (id: HitGroup['id'], all: Hit[]): HitGroup => {
    const found = all
      .filter(({ title }) => matches(title, query))
      .sort((a, b) => rank(a.title, query) - rank(b.title, query));
    return { id, hits: isWhole.has(id) ? found : found.slice(0, perGroup), total: found.length };
  };
  return [groupOf('commands', commandHits(manifests, language, can)), groupOf('pages', pages)];
}
