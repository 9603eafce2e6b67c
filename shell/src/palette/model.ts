import type { SearchGroup } from 'shared/api';
import type { EmittedManifest, IconNode, Language, Permission } from 'shared/contract';
import { isWithin } from 'shared/contract/host';
import { toPlainText } from 'shared/ui';
import { labelOf } from '../model/menu';
import type { PageHit } from '../model/searchEntries';
import type { RecentPage } from './recentPages';

export type GroupId = 'recent' | 'commands' | 'pages' | 'files' | 'contacts';

export interface Hit {
  key: string;
  title: string;
  /** Said at the end of the row: where it is, whose it is. */
  meta: string;
  /** What is shown before it: a drawing, a file's picture, a person. */
  mark:
    | { kind: 'icon'; nodes: readonly IconNode[] }
    | { kind: 'picture'; url: string }
    | { kind: 'person'; picture: string | null };
  target:
    | { kind: 'page'; path: string }
    | { kind: 'command'; id: string }
    | { kind: 'rest'; group: GroupId }
    | { kind: 'retry' };
  /** The page's id, where it can be bookmarked. */
  bookmark?: number;
}

export interface HitGroup {
  id: GroupId;
  hits: Hit[];
  /** How many matched, of which `hits` are the first. */
  total: number;
  isLoading?: boolean;
  isFailed?: boolean;
}

type Can = (permission: Permission | undefined) => boolean;

const perGroup = 4;

const matches = (title: string, query: string) => toPlainText(title).includes(toPlainText(query.trim()));

/** What begins with the query comes before what merely contains it. */
const byBeginning = (query: string) => {
  const isLater = ({ title }: Hit) => Number(!toPlainText(title).startsWith(toPlainText(query.trim())));
  return (a: Hit, b: Hit) => isLater(a) - isLater(b);
};

const groupOf = (id: GroupId, hits: Hit[], isWhole: boolean): HitGroup => ({
  id,
  hits: isWhole ? hits : hits.slice(0, perGroup),
  total: hits.length,
});

/** The commands that apps offer in the palette and the person may run. */
export const commandHits = (manifests: readonly EmittedManifest[], language: Language, can: Can): Hit[] =>
  manifests.flatMap((manifest) =>
    (manifest.commands ?? [])
      .filter(({ label, requires }) => label && can(requires))
      .map(({ id, label = '', icon }) => ({
        key: `command ${id}`,
        title: labelOf(manifest, label, language),
        meta: labelOf(manifest, manifest.title, language),
        mark: { kind: 'icon', nodes: manifest.icons[icon ?? manifest.icon] ?? [] },
        target: { kind: 'command', id },
      })),
  );

const pageHit = ({ id, title, path, icon }: PageHit): Hit => ({
  key: `page ${id}`,
  title,
  meta: path,
  mark: { kind: 'icon', nodes: icon },
  target: { kind: 'page', path },
  bookmark: id,
});

/** The page that an address belongs to: itself, or the nearest above it. */
const pageOf = (path: string, pages: readonly PageHit[]): PageHit | undefined =>
  pages
    .filter((page) => (page.path === '/' ? path === page.path : isWithin(path, page.path)))
    .sort((a, b) => b.path.length - a.path.length)[0];

const recentHits = (recent: readonly RecentPage[], pages: readonly PageHit[]): Hit[] =>
  recent.map(({ path, title }) => ({
    key: `recent ${path}`,
    title,
    meta: path,
    mark: { kind: 'icon', nodes: pageOf(path, pages)?.icon ?? [] },
    target: { kind: 'page', path },
  }));

/** The row after a group's first hits that shows the rest of them, or asks again for what failed; undefined when all are shown. */
export const restOf = ({ id, hits, total, isFailed }: HitGroup): Hit | undefined => {
  const row = { title: '', meta: '', mark: { kind: 'icon', nodes: [] } } as const;
  if (isFailed) return { ...row, key: `retry ${id}`, target: { kind: 'retry' } };
  return total > hits.length ? { ...row, key: `rest ${id}`, target: { kind: 'rest', group: id } } : undefined;
};

/** What the page knows by itself: recent pages, commands and pages, at once and without a call. */
export function localGroups(
  known: { recent: readonly RecentPage[]; commands: readonly Hit[]; pages: readonly PageHit[] },
  query: string,
  isWhole: ReadonlySet<GroupId>,
): HitGroup[] {
  const found = (hits: readonly Hit[]) => hits.filter(({ title }) => matches(title, query)).sort(byBeginning(query));
  const commands = groupOf('commands', found(known.commands), isWhole.has('commands'));
  const pages = groupOf('pages', found(known.pages.map(pageHit)), isWhole.has('pages'));
  const recent = recentHits(known.recent, known.pages);
  if (query.trim()) return [commands, pages];
  return recent.length ? [groupOf('recent', recent, true), commands, pages] : [commands, pages];
}

/** Files and contacts, as the API found them; they come after what was there already, so that nothing moves. */
export function remoteGroups(
  groups: readonly SearchGroup[],
  isWhole: ReadonlySet<GroupId>,
  sizeOf: (bytes: number) => string,
): HitGroup[] {
  const files: Hit[] = [];
  const contacts: Hit[] = [];
  for (const group of groups) {
    if (group.groupTitle === 'Files')
      for (const { title, by = '', size = 0, icon = '', link } of group.data)
        files.push({
          key: `file ${title}`,
          title,
          meta: `${sizeOf(size)} · ${by}`,
          mark: { kind: 'picture', url: icon },
          target: { kind: 'page', path: link },
        });
    if (group.groupTitle === 'Contacts')
      for (const { title, email = '', img = null, link } of group.data)
        contacts.push({
          key: `contact ${email}`,
          title,
          meta: email,
          mark: { kind: 'person', picture: img },
          target: { kind: 'page', path: link },
        });
  }
  return [groupOf('files', files, isWhole.has('files')), groupOf('contacts', contacts, isWhole.has('contacts'))];
}
