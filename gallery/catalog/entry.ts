import type { ComponentType } from 'react';

/** A file of `entries/`: each component that it exports is an example. */
export interface Entry {
  id: string;
  title: string;
  door: string;
  shows: readonly string[];
  load: () => Promise<Record<string, ComponentType>>;
}

export interface EntryGroup {
  title: string;
  text: string;
  entries: readonly Entry[];
}

export const kit = '@atrium/ui';

type EntryRow = readonly [id: string, title: string, door: string, ...shows: string[]];

export const defineEntries = (title: string, text: string, rows: readonly EntryRow[]): EntryGroup => ({
  title,
  text,
  entries: rows.map(([id, name, door, ...shows]) => ({
    id,
    title: name,
    door,
    shows,
    load: () => import(`../entries/${id}.tsx`),
  })),
});
