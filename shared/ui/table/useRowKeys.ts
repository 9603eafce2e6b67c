import { type RefObject, useRef } from 'react';
import type { Selection } from './tableProps';

/** What the keys of a list do, by the ids under which an app's manifest declares them: for `useKeys()`. */
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
  // Where one was, when the focus has gone elsewhere since.
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
