/** Circles of folders that are still there. The list only shrinks: move what the folders share to a folder of its own. */
export const knownCycles: readonly string[] = [
  'gallery{.,frame,groups,trials}',
  'remotes/calendar/src/model{.,recurrence}',
  'remotes/content/src/api{.,schemas}',
  'remotes/content/src/backend{.,blog}',
  'remotes/dashboards/src/api{.,schemas}',
  'remotes/ecommerce/src/api{.,schemas}',
  'remotes/pages/src/backend{.,account,help,profile}',
  'shared/sdk{.,keys}',
  'shared/ui/forms{.,conflict,record}',
  'shared/ui/table{.,bin,filters}',
];
