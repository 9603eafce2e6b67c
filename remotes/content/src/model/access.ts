import type { AppManifest, Grant } from '@atrium/contract';

const grant = (role: string, actions: string, subject: string): Grant[] =>
  actions.split(' ').map((action) => ({ role, action, subject }));

export const access = {
  subjects: ['Content', 'ContentComment', 'Channel', 'Project', 'Billing', 'Audit', 'Blog'],
  rights: [
    { subject: 'Content', label: 'rights.Content' },
    { subject: 'ContentComment', label: 'rights.ContentComment' },
    { subject: 'Channel', label: 'rights.Channel' },
    { subject: 'Project', label: 'rights.Project' },
    { subject: 'Billing', label: 'rights.Billing' },
    { subject: 'Audit', label: 'rights.Audit' },
    { subject: 'Blog', label: 'rights.Blog' },
  ],
  grants: [
    ...['Content', 'ContentComment', 'Channel', 'Project'].flatMap((subject) => grant('editor', 'manage', subject)),
    ...grant('author', 'read create update delete', 'Content'),
    ...grant('author', 'read create update', 'ContentComment'),
    ...grant('author', 'read', 'Channel'),
    ...grant('author', 'read', 'Project'),
    ...grant('subscriber', 'read', 'Content'),
    // Everything else is allowed, but payments are for admins.
    { role: 'maintainer', action: 'update', subject: 'Billing', inverted: true },
    ...grant('editor', 'manage', 'Blog'),
    ...grant('author', 'read create update', 'Blog'),
    ...grant('subscriber', 'read', 'Blog'),
  ],
} satisfies Partial<AppManifest>;
