/** Runs the npm that runs this, or the one of the machine; gives its exit code. */
export function runNpm(args: readonly string[]): Promise<number>;
