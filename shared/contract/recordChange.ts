/** Who wrote a record last, and when. */
export interface RecordChange {
  /** A name; null where nobody was signed in, or where it happened by itself. */
  by: string | null;
  /** ISO 8601. */
  at: string;
}
