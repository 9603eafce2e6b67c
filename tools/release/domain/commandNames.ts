/** The commands of the release tool. They are reserved ids: a command would hide an app of the same name. */
export const commandNames = [
  'check',
  'list',
  'rollback',
  'promote',
  'withdraw',
  'disable',
  'watch',
  'remove',
  'undo',
  'allow',
  'disallow',
  'prune',
  'repair',
] as const;
