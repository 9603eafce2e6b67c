/** The oldest Node that the tools run on: major and minor. */
export const minNode: readonly [number, number];

export function isOldNode(version?: string): boolean;

/** Do the packages in a folder's node_modules fit its lock file? */
export function isInstalled(folder: string, options?: { omitsDev?: boolean }): boolean;
