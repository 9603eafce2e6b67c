/** The stack of what was thrown, where it has one. */
export const stackOf = (thrown: unknown): { stack?: string } =>
  thrown instanceof Error && thrown.stack ? { stack: thrown.stack } : {};
