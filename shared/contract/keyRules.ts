import { hostActions, keyPrefixes } from './hostPages';
import type { AppManifest, MenuEntry, Shortcut } from './manifest';

const modifiers = ['Mod', 'Alt', 'Shift'];
const named = ['Enter', 'Delete', 'Backspace', 'Home', 'End', 'PageUp', 'PageDown', 'Space', '↑', '↓', '←', '→'];

/** Is it written as keys are: modifiers in their order, then one key? */
export function isShortcut(keys: Shortcut): boolean {
  const parts = keys.split(' ');
  const key = parts.pop() ?? '';
  const isInOrder = modifiers.filter((one) => parts.includes(one)).join(' ') === parts.join(' ');
  return isInOrder && (/^[A-Z0-9]$/.test(key) || /^[^\w\s]$/.test(key) || named.includes(key));
}

const repeated = (values: string[]) => new Set(values.filter((value, index) => values.indexOf(value) !== index));

/** The letters that lead to an app's pages, and those that run its commands. */
export const lettersOf = {
  go: ({ menu = [] }: AppManifest): string[] =>
    menu.flatMap((entry: MenuEntry) => [entry, ...(entry.children ?? [])].flatMap(({ goKey }) => goKey ?? [])),
  new: ({ commands = [] }: AppManifest): string[] => commands.flatMap(({ newKey }) => newKey ?? []),
};

function letterIssues(manifest: AppManifest): string[] {
  return (['go', 'new'] as const).flatMap((kind) => {
    const letters = lettersOf[kind](manifest);
    return [
      ...letters
        .filter((letter) => !/^[A-Z]$/.test(letter))
        .map((letter) => `"${letter}" after ${keyPrefixes[kind]} is no letter from A to Z.`),
      ...[...repeated(letters)].map((letter) => `The keys ${keyPrefixes[kind]} ${letter} are there twice.`),
    ];
  });
}

/** Issues of the keys of a manifest, a sentence each. */
export function keyIssues(manifest: AppManifest): string[] {
  const { actions = {}, commands = [] } = manifest;
  const shortcuts = Object.entries(actions).flatMap(([id, { shortcut }]) => (shortcut ? [{ id, shortcut }] : []));
  const ofShell = new Map<string, string>([
    ...Object.entries(hostActions).map(([id, { shortcut }]) => [shortcut, id] as const),
    ...Object.values(keyPrefixes).map((prefix) => [prefix, 'prefix'] as const),
  ]);
  return [
    ...Object.keys(actions)
      .filter((id) => !/^[a-z][A-Za-z0-9]*$/.test(id))
      .map((id) => `The action "${id}" is not in camel case.`),
    ...[...repeated(shortcuts.map(({ shortcut }) => shortcut))].map((one) => `The keys ${one} have two meanings.`),
    ...shortcuts.flatMap(({ id, shortcut }) => {
      if (!isShortcut(shortcut))
        return [`The keys "${shortcut}" of "${id}" are not written like "Shift U", "#" or "Mod Enter".`];
      const own = ofShell.get(shortcut);
      return own ? [`The keys ${shortcut} of "${id}" are the shell's own (${own}).`] : [];
    }),
    ...letterIssues(manifest),
    ...commands
      .filter(({ newKey, label }) => newKey && !label)
      .map(({ id }) => `The command "${id}" has a key and no label.`),
  ];
}
