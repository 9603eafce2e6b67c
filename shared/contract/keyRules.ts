import { hostKeys, keyPrefixes } from './hostPages';
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
  const { keys = [], commands = [] } = manifest;
  const ofShell = new Map<string, string>([
    ...hostKeys.map(({ id, keys: taken }) => [taken, id] as const),
    ...Object.values(keyPrefixes).map((prefix) => [prefix, 'prefix'] as const),
  ]);
  return [
    ...[...repeated(keys.map(({ id }) => id))].map((id) => `The key "${id}" is there twice.`),
    ...[...repeated(keys.map((key) => key.keys))].map((one) => `The keys ${one} have two meanings.`),
    ...keys.flatMap(({ id, keys: one }) => {
      if (!isShortcut(one)) return [`The keys "${one}" of "${id}" are not written like "Shift U", "#" or "Mod Enter".`];
      return ofShell.has(one) ? [`The keys ${one} of "${id}" are the shell's own (${ofShell.get(one)}).`] : [];
    }),
    ...letterIssues(manifest),
    ...commands
      .filter(({ newKey, label }) => newKey && !label)
      .map(({ id }) => `The command "${id}" has a key and no label.`),
  ];
}
