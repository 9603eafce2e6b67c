import type { AppManifest } from '@atrium/contract';

const read = { action: 'read', subject: 'NewApp' };
const create = { action: 'create', subject: 'NewApp' };

const manifest: AppManifest = {
  id: 'new-app',
  title: 'title',
  icon: 'notebook-text',
  owner: { team: 'Team New app', contact: 'new-app@atrium.example' },
  paths: [{ path: '/apps/new-app', label: 'title', requires: read }],
  menu: [
    {
      id: 'new-app',
      label: 'title',
      icon: 'notebook-text',
      path: '/apps/new-app',
      requires: read,
      order: 90,
      section: 'apps',
    },
  ],
  search: [{ id: 'home', label: 'title', path: '/apps/new-app', icon: 'notebook-text', requires: read }],
  actions: { add: { label: 'add.title', icon: 'plus', shortcut: 'A', requires: create } },
  slots: [
    {
      id: 'new-app-latest',
      slot: 'dashboards.overview',
      label: 'latest.title',
      icon: 'notebook-text',
      order: 90,
      module: './components/LatestEntries',
      requires: read,
      widget: { sizes: ['medium', 'wide'] },
    },
  ],
  uses: { slots: ['dashboards.overview'] },
  subjects: ['NewApp'],
  grants: ['editor', 'author'].map((role) => ({ role, action: 'manage', subject: 'NewApp' })),
  backend: { prefixes: ['/apps/new-app'], module: './backend' },
};

export default manifest;
