import { type RefObject, useRef, useState } from 'react';
import type { Selection } from './tableProps';

export interface RowSelection extends Selection {
  /** Everything that matches is meant, also on other pages; but for `except`. */
  isAll: boolean;
  /** The keys of those that were taken out of all. */
  except?: readonly string[];
  count: number;
  selectAll: () => void;
  clear: () => void;
}

interface Chosen {
  scope: string;
  /** Those that are chosen; of all, those that are not. */
  keys: readonly string[];
  isAll: boolean;
}

interface Seen {
  place: string;
  total: number;
  keys: readonly string[];
}

/**
 * Selected rows over all pages. Deleted rows are deselected.
 * @param scope search and filters; a change clears the selection
 * @param total number of matching rows
 * @param pageKeys keys of the rows on screen
 * @param place page and order of these rows; absent while they are those of another
 */
export function useRowSelection(options: {
  scope: string;
  total: number;
  pageKeys: readonly (string | number)[];
  place?: string | undefined;
}): RowSelection {
  const { scope, total, pageKeys, place } = options;
  const [chosen, setChosen] = useState<Chosen>({ scope, keys: [], isAll: false });
  const [seen, setSeen] = useState<Seen>();
  const shown = pageKeys.map(String);

  if (place !== undefined && !isSame(seen, { place, total, keys: shown })) {
    setSeen({ place, total, keys: shown });
    const gone = seen?.place === place && total < seen.total ? without(seen.keys, shown) : [];
    if (chosen.keys.some((key) => gone.includes(key))) setChosen({ ...chosen, keys: without(chosen.keys, gone) });
  }

  const isCurrent = chosen.scope === scope;
  const isAll = isCurrent && chosen.isAll;
  const selected = isCurrent ? chosen.keys : [];
  const choose = (keys: readonly string[], all = false) => setChosen({ scope, keys, isAll: all });
  return {
    keys: isAll ? without(shown, selected) : selected,
    isAll,
    except: isAll ? selected : [],
    count: isAll ? Math.max(0, total - selected.length) : selected.length,
    onChange: (next) => {
      if (!isAll) return choose(next);
      choose([...without(selected, shown), ...without(shown, next)], true);
    },
    selectAll: () => choose([], true),
    clear: () => choose([]),
  };
}

const without = (keys: readonly string[], others: readonly string[]) => keys.filter((key) => !others.includes(key));

const isSame = (seen: Seen | undefined, now: Seen) =>
  seen?.place === now.place && seen.total === now.total && seen.keys.join() === now.keys.join();

/** Handlers of a list's actions, by the ids of an app's manifest: for `useActions()`. */
export interface RowKeys {
  /** To the next row; Enter opens it. */
  next: () => boolean;
  previous: () => boolean;
  /** Chooses the row that has the focus, or takes it out. */
  choose: () => boolean;
}

const listRows = (body: HTMLElement | null) => [
  ...(body?.querySelectorAll<HTMLElement>('tr[data-row-key], li[data-row-key]') ?? []),
];

/** Leads through the rows of a table or of cards by keys: the focus goes to what leads from a row. */
export function useRowKeys(body: RefObject<HTMLElement | null>, { keys, onChange }: Selection): RowKeys {
  // The last row, when the focus has gone elsewhere since.
  const last = useRef(-1);

  const findFocused = (rows: readonly HTMLElement[]) => rows.findIndex((row) => row.contains(document.activeElement));

  const step = (by: 1 | -1): boolean => {
    const rows = listRows(body.current);
    const focused = findFocused(rows);
    const place = Math.max(0, Math.min(rows.length - 1, (focused < 0 ? last.current : focused) + by));
    const row = rows[place];
    if (!row) return false;
    last.current = place;
    (row.querySelector<HTMLElement>('a') ?? row.querySelector<HTMLElement>('input, button'))?.focus();
    row.scrollIntoView({ block: 'nearest' });
    return true;
  };

  return {
    next: () => step(1),
    previous: () => step(-1),
    choose: () => {
      const rows = listRows(body.current);
      const key = rows[findFocused(rows)]?.dataset.rowKey;
      if (key === undefined) return false;
      onChange(keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]);
      return true;
    },
  };
}
