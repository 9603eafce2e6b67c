import type { MenuGroup } from '../model/menu';

export interface GoShortcut {
  letter: string;
  label: string;
  path: string;
}

/**
 * A letter for each entry of the menu: the first of its label that is still free, so that what comes first in the menu
 * keeps its letter when an app joins further down.
 */
export function goShortcuts(groups: readonly MenuGroup[]): GoShortcut[] {
  const taken = new Set<string>();
  const shortcuts: GoShortcut[] = [];
  for (const { links } of groups)
    for (const { label, path } of links) {
      const letter = [...label.toLowerCase()].find((one) => /[a-z]/.test(one) && !taken.has(one));
      if (!path || !letter) continue;
      taken.add(letter);
      shortcuts.push({ letter, label, path });
    }
  return shortcuts;
}
