import type { EmittedManifest, Language, Permission } from '@atrium/contract';
import { type HostAction, keyPrefixes } from '@atrium/contract/host';
import { labelOf } from '../common/labelOf';
import type { MenuGroup } from './menu';

interface SheetRow {
  id: string;
  label: string;
  /** Pressed one after the other. */
  keys: readonly string[];
}

export interface SheetGroup {
  id: 'app' | 'shell' | 'new' | 'go';
  rows: SheetRow[];
}

export interface KnownKeys {
  app: EmittedManifest | undefined;
  apps: readonly EmittedManifest[];
  /** Actions of the shell, their labels translated. */
  shell: readonly (HostAction & { id: string })[];
  menu: readonly MenuGroup[];
  language: Language;
  can: (permission: Permission | undefined) => boolean;
}

/** The pages that a letter leads to after `G`. */
export const goRows = (menu: readonly MenuGroup[]): (SheetRow & { letter: string; path: string })[] =>
  menu.flatMap(({ links }) =>
    links
      .flatMap((link) => [link, ...link.children])
      .flatMap(({ id, label, path, goKey }) =>
        path && goKey ? [{ id, label, path, letter: goKey, keys: [keyPrefixes.go, goKey] }] : [],
      ),
  );

/** The commands that a letter runs after `N`. */
export const newRows = ({
  apps,
  language,
  can,
}: Pick<KnownKeys, 'apps' | 'language' | 'can'>): (SheetRow & { letter: string })[] =>
  apps.flatMap((app) =>
    (app.commands ?? []).flatMap(({ id, label = '', newKey, requires }) =>
      newKey && can(requires)
        ? [{ id, label: labelOf(app, label, language), letter: newKey, keys: [keyPrefixes.new, newKey] }]
        : [],
    ),
  );

/** All keys of the page on screen, those of its app first. */
export function sheetGroups(known: KnownKeys): SheetGroup[] {
  const { app, shell, menu, language, can } = known;
  const own = Object.entries(app?.actions ?? {}).flatMap(([id, { label, shortcut, requires }]) =>
    app && shortcut && (!requires || can(requires))
      ? [{ id, label: labelOf(app, label, language), keys: [shortcut] }]
      : [],
  );
  const everywhere = shell
    .filter(({ requires }) => !requires || can(requires))
    .map(({ id, label, shortcut }) => ({ id, label, keys: [shortcut] }));
  const groups: SheetGroup[] = [
    { id: 'app', rows: own },
    { id: 'shell', rows: everywhere },
    { id: 'new', rows: newRows(known) },
    { id: 'go', rows: goRows(menu) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}
