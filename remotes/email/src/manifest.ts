import type { AppManifest } from 'shared/contract';

const read = { action: 'read', subject: 'Email' };

const manifest: AppManifest = {
  id: 'email',
  title: 'title',
  icon: 'mail',
  owner: { team: 'Team Mail', contact: 'mail@atrium.example' },
  host: '^1.0.0',
  paths: [{ path: '/apps/email', label: 'title', layout: 'full', requires: read }],
  menu: [
    {
      id: 'email',
      label: 'title',
      icon: 'mail',
      path: '/apps/email',
      badge: 'email',
      requires: read,
      order: 10,
      section: { id: 'apps', label: 'sections.apps', order: 20 },
    },
  ],
  search: [{ id: 3, label: 'title', path: '/apps/email', icon: 'mail', requires: read }],
  subjects: ['Email'],
};

export default manifest;
