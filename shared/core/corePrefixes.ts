/** Path prefixes of the core's backends. */
export const corePrefixes = {
  auth: ['/jwt'],
  frame: ['/apps/counts', '/apps/due', '/apps/restore', '/api/bookmarks', '/api/notifications', '/api/files', '/misc'],
  people: ['/api/people'],
  search: ['/api/main-search'],
  demoData: ['/api/autocomplete', '/api/datatables'],
};
