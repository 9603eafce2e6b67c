/** Circles of folders that are still there. The list only shrinks: move what the folders share to a folder of its own. */
export const knownCycles: readonly string[] = [
  'mock/frame{.,auth,people,samples,search}',
  'mock{.,adapters}',
  'remotes/calendar/src/model{.,recurrence}',
  'remotes/content/src/api{.,schemas}',
  'remotes/content/src/backend{.,blog}',
  'remotes/dashboards/src/api{.,schemas}',
  'remotes/ecommerce/src/api{.,schemas}',
  'remotes/pages/src/backend{.,account,help,profile}',
  'server{.,database,due,http,live,records,signIn}',
  'shared/gallery{.,frame,groups,trials}',
  'shared/runtime{.,keys}',
  'shared/ui/forms{.,conflict,record}',
  'shared/ui/table{.,bin,filters}',
  'tools/release{.,storage}',
];
