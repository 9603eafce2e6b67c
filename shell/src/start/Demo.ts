/** What the demo API offers beyond answering calls. */
export interface Demo {
  /** Loads its code ahead of the first call. */
  prepare(): void;
  /** Puts everything back to how it was first. */
  reset(): Promise<void>;
}
