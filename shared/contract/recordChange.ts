/** Who wrote a record last, and when. */
export interface RecordChange {
  /** A name; null where nobody was signed in, or where it happened by itself. */
  by: string | null;
  /** Whose account `by` names; absent where `by` is null, and in records written before 2.79. */
  account?: number;
  /** ISO 8601. */
  at: string;
}
