/** Circles of folders that are still there. The list only shrinks: move what the folders share to a folder of its own. */
export const knownCycles: readonly string[] = [
  'remotes/content/src/api{.,schemas}',
  'remotes/content/src/backend{.,blog}',
];
