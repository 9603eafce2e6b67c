import { Filter, Id, Ids, IsoTime, Rev, z } from '@atrium/backend';

export const Entry = z.object({
  id: z.int(),
  title: z.string(),
  addedAt: IsoTime,
  /** Incremented by each change. */
  rev: z.int(),
});
export type Entry = z.infer<typeof Entry>;

export const EntryQuery = z.object({ q: Filter });
export type EntryQuery = z.input<typeof EntryQuery>;

const Title = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));

export const EntryToAdd = z.object({ title: Title });
export type EntryToAdd = z.input<typeof EntryToAdd>;

/** `rev` is the one of the entry that the change started from. */
export const EntryUpdate = z.object({ id: Id, title: Title, rev: Rev });
export type EntryUpdate = z.input<typeof EntryUpdate>;

export const EntryIds = z.object({ ids: Ids });
export type EntryIds = z.input<typeof EntryIds>;
