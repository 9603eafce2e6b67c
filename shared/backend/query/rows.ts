import type { RecordChange } from '@atrium/contract';

/** A record of a table; its id is unique there. */
export interface Row {
  id: number | string;
  /** Incremented by each write, in a table that `isRevised`; the store counts it. */
  rev?: number;
  /**
   * Author and time of the last write, in a table that `isSigned`; kept by the store. Absent of a first row that was never
   * changed. Since 2.33.
   */
  lastChange?: RecordChange;
}

/** Names a table and what its rows are: `const notes: TableKey<Note> = { name: 'notes' }`. */
export interface TableKey<T extends Row> {
  readonly name: string;
  /** True where each row counts its writes in `rev`, so that a change can say which one it started from. */
  readonly isRevised?: boolean;
  /** True where, on a server, each account has rows of its own; in the demo all share them. Since 2.36. */
  readonly isPersonal?: boolean;
  /** True where nobody is told of a change: what is only looked up, as an audit log. */
  readonly isSilent?: boolean;
  /** True where each row says in `lastChange` who wrote it last, so that a form can name them. Since 2.33. */
  readonly isSigned?: boolean;
  /** True where its writes are no news for pages, which hear of them in another way: they fetch nothing again. Since 4.0. */
  readonly isQuiet?: boolean;
  /** Never there at run time: it only carries the type. */
  readonly row?: T;
}
