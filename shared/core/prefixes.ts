/** The paths that the frame's own backends answer under. */
export const framePrefixes = {
  auth: ['/jwt'],
  frame: ['/apps/counts', '/apps/due', '/apps/restore', '/api/bookmarks', '/api/notifications', '/api/files', '/misc'],
  people: ['/api/people'],
  search: ['/api/main-search'],
  demoData: ['/api/autocomplete', '/api/datatables'],
};
