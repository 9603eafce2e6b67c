export interface Sought {
  time: string;
  query: string;
  /** The first one from that time on, in place of the one of that time. */
  isFrom?: boolean;
  /** It is only scrolled into view, not marked. */
  isQuiet?: boolean;
}
