/** Path prefixes of the core's backends. */
export const corePrefixes = {
  auth: ['/jwt'],
  frame: ['/apps/counts', '/apps/due', '/apps/restore', '/api/bookmarks', '/api/notifications', '/api/files', '/misc'],
  people: ['/api/people'],
  search: ['/api/main-search'],
  audit: ['/api/audit'],
  webhooks: ['/api/webhooks'],
  services: ['/api/service-tokens'],
  branding: ['/api/branding'],
  emails: ['/api/email-templates'],
  scim: ['/api/provisioning'],
  feeds: ['/api/feeds'],
  notices: [],
  push: ['/api/push'],
  demoData: ['/api/autocomplete', '/api/datatables'],
};
