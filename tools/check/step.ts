/** One thing that `npm run check` looks at. */
export interface CheckStep {
  name: string;
  /** What is wrong, one sentence each; nothing when all is well. */
  run(root: string): Promise<string[]>;
}
