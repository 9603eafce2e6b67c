/** Circles of folders that are still there. The list only shrinks: move what the folders share to a folder of its own. */
export const knownCycles: readonly string[] = [
  'gallery{.,frame,groups,trials}',
  'remotes/content/src/api{.,schemas}',
  'remotes/content/src/backend{.,blog}',
  'shared/sdk{.,keys}',
  'shared/ui/forms{.,conflict,record}',
  'shared/ui/table{.,bin,filters}',
];
