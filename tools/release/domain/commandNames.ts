/** What the release tool does beside publishing. No app is called so: its name would be taken for the command. */
export const commandNames = [
  'check',
  'list',
  'rollback',
  'promote',
  'withdraw',
  'remove',
  'undo',
  'allow',
  'disallow',
  'prune',
  'repair',
] as const;

export type CommandName = (typeof commandNames)[number];
