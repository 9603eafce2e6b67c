export interface Sought {
  time: string;
  query: string;
  /** The first message from that time on. */
  isFrom?: boolean;
  /** Scrolled into view without a mark. */
  isQuiet?: boolean;
}
