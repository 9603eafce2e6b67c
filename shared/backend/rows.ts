/** A record of a table; its id is unique there. */
export interface Row {
  id: number | string;
  /** One more with each write, in a table that `isRevised`; the store counts it. */
  rev?: number;
}

/** Names a table and what its rows are: `const notes: TableKey<Note> = { name: 'notes' }`. */
export interface TableKey<T extends Row> {
  readonly name: string;
  /** True where each row counts its writes in `rev`, so that a change can say which one it began with. */
  readonly isRevised?: boolean;
  /** Never there at run time: it only carries the type. */
  readonly row?: T;
}
