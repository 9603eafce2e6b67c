import type { AppManifest } from 'shared/contract';

const read = { action: 'read', subject: 'Analytics' };
const section = { id: 'workspace', label: 'sections.workspace', order: 10 };

const manifest: AppManifest = {
  id: 'dashboards',
  title: 'title',
  icon: 'house',
  owner: { team: 'Team Insights', contact: 'insights@atrium.example' },
  host: '^2.0.0',
  paths: [
    { path: '/', isExact: true, label: 'overview.title', requires: read },
    { path: '/dashboard/analytics', label: 'analytics.title', requires: read },
  ],
  menu: [
    {
      id: 'overview',
      label: 'overview.title',
      icon: 'house',
      path: '/',
      goKey: 'O',
      requires: read,
      order: 10,
      section,
    },
    {
      id: 'analytics',
      label: 'analytics.title',
      icon: 'chart-column',
      path: '/dashboard/analytics',
      goKey: 'A',
      requires: read,
      order: 20,
      section,
    },
  ],
  search: [
    { id: 1, label: 'analytics.title', path: '/dashboard/analytics', icon: 'chart-column', requires: read },
    { id: 2, label: 'overview.title', path: '/', icon: 'house', requires: read },
  ],
  subjects: ['Analytics'],
  rights: [{ subject: 'Analytics', label: 'rights.Analytics', actions: ['read'] }],
  grants: [{ role: 'editor', action: 'read', subject: 'Analytics' }],
  backend: { prefixes: ['/card'], module: './backend' },
};

export default manifest;
