export type SqlValue = string | number | boolean | null | readonly string[];

export interface Connection {
  query<T extends object>(sql: string, values?: readonly SqlValue[]): Promise<T[]>;
  run(sql: string): Promise<void>;
}

/** A Postgres: a server of its own, or the one in this process. */
export interface Database extends Connection {
  /** True where no other process can use it. */
  readonly isSingleProcess: boolean;
  /** For what reads very much, and must not keep others waiting for a connection. */
  readonly searches: Connection;
  /** Lends a connection that nobody else uses until the work is done. */
  withConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /**
   * Opens a session of its own for work that a limit to the time of a statement, or a pooler that hands the connection to
   * others between two statements, would break: locks of sessions, and migrations.
   */
  withSession<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /**
   * Hears the notices of a channel, through lost connections too; returns how to stop.
   * @param onConnected hears when notices arrive (again), and may have been missed before
   * @param onLost hears when they do not arrive any more
   */
  listen(channel: string, listeners: NoticeListeners): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

export interface NoticeListeners {
  onNotice(payload: string): void;
  onConnected(): void;
  onLost(): void;
}

/** The advisory locks by which processes take turns: numbers of our own in the database’s one space. */
export const locks = { migration: 7_461_001 };
