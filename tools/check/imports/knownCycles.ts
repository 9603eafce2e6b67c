/** Folders whose subfolders import each other in a circle and are being untied. Nothing may be added here. */
export const knownCycles: ReadonlySet<string> = new Set(['remotes/email/src']);

/** Folders whose files do so, one with another. */
export const knownFileCycles: readonly string[] = [];
