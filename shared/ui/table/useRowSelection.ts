import { useState } from 'react';
import type { Selection } from './tableProps';

export interface RowSelection extends Selection {
  /** Everything that matches is meant, also on other pages. */
  isAll: boolean;
  count: number;
  selectAll: () => void;
  clear: () => void;
}

interface Chosen {
  scope: string;
  keys: readonly string[];
  isAll: boolean;
}

/**
 * Which rows are chosen, over all pages.
 * @param scope what the rows are found by (search and filters); when it changes nothing is chosen any more
 * @param total how many rows match
 * @param pageKeys the keys of the rows on screen
 */
export function useRowSelection(options: {
  scope: string;
  total: number;
  pageKeys: readonly (string | number)[];
}): RowSelection {
  const { scope, total, pageKeys } = options;
  const [chosen, setChosen] = useState<Chosen>({ scope, keys: [], isAll: false });
  const isCurrent = chosen.scope === scope;
  const isAll = isCurrent && chosen.isAll;
  const keys = isAll ? pageKeys.map(String) : isCurrent ? chosen.keys : [];
  const choose = (next: readonly string[], all = false) => setChosen({ scope, keys: next, isAll: all });
  return {
    keys,
    isAll,
    count: isAll ? total : keys.length,
    onChange: (next) => choose(next),
    selectAll: () => choose([], true),
    clear: () => choose([]),
  };
}
