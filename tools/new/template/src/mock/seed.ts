import type { Entry } from '../model/entry';

/** A row of the demo's store. */
export interface StoredEntry extends Entry {
  isRemoved: boolean;
}

/** What the demo starts with; times are relative to its first day. */
export const entries: StoredEntry[] = [
  { id: 1, title: 'Interview with the lighthouse keeper', addedAt: '@-3d 09:15', isRemoved: false },
  { id: 2, title: 'Photos of the harbour at dawn', addedAt: '@-2d 14:40', isRemoved: false },
  { id: 3, title: 'A map for the walking route', addedAt: '@-1d 10:05', isRemoved: false },
];
