import type { IconNode } from '@atrium/contract';
import type { LucideIcon } from 'lucide-react';

export interface Hit {
  key: string;
  title: string;
  /** Said at the end of the row: where it is, whose it is. */
  meta: string;
  words?: string;
  keys?: readonly string[];
  mark:
    | { kind: 'icon'; nodes: readonly IconNode[] }
    | { kind: 'action'; icon: LucideIcon }
    | { kind: 'picture'; url: string }
    | { kind: 'person'; picture: string | null };
  target:
    | { kind: 'page'; path: string }
    | { kind: 'command'; id: string; argument?: Readonly<Record<string, string>> }
    | { kind: 'action'; run: () => void }
    | { kind: 'rest'; group: string }
    | { kind: 'retry' };
  /** The page's id, where it can be bookmarked. */
  bookmark?: string;
}

export interface HitGroup {
  id: string;
  title: string;
  hits: readonly Hit[];
  /** Number of matches; `hits` are the first. */
  total: number;
  rest?: Hit;
}

interface HitGroupOptions {
  id: string;
  title: string;
  hits: readonly Hit[];
  isWhole: boolean;
  /** Number of hits shown at first; 4. */
  count?: number;
  total?: number;
  more?: string | undefined;
}

const restKey = (id: string) => `rest ${id}`;

/** A group as it is shown: its first hits, and a row that leads to the others. */
export function createHitGroup({
  id,
  title,
  hits,
  isWhole,
  count = 4,
  total = hits.length,
  more,
}: HitGroupOptions): HitGroup {
  const shown = isWhole ? hits : hits.slice(0, count);
  const blank = { key: restKey(id), title: '', meta: '', mark: { kind: 'icon', nodes: [] } } as const;
  const group = { id, title, hits: shown, total };
  if (shown.length < hits.length) return { ...group, rest: { ...blank, target: { kind: 'rest', group: id } } };
  if (shown.length < total && more) return { ...group, rest: { ...blank, target: { kind: 'page', path: more } } };
  return group;
}

/** Asks once more for what could not be loaded. */
export const retryHit: Hit = {
  key: 'retry',
  title: '',
  meta: '',
  mark: { kind: 'icon', nodes: [] },
  target: { kind: 'retry' },
};
