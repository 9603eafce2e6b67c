import type { AppManifest } from '@atrium/contract';

const read = { action: 'read', subject: 'Release' };
const update = { action: 'update', subject: 'Release' };

const manifest: AppManifest = {
  id: 'releases',
  title: 'title',
  icon: 'rocket',
  owner: { team: 'Team Platform', contact: 'platform@atrium.example' },
  paths: [{ path: '/apps/releases', label: 'title', requires: read }],
  menu: [
    {
      id: 'releases',
      label: 'title',
      icon: 'rocket',
      path: '/apps/releases',
      requires: read,
      order: 90,
      section: 'business',
    },
  ],
  search: [{ id: 'list', label: 'title', path: '/apps/releases', icon: 'rocket', requires: read }],
  actions: {
    promote: { label: 'actions.promote', icon: 'circle-check', requires: update },
    withdraw: { label: 'actions.withdraw', icon: 'circle-x', requires: update },
    rollback: { label: 'actions.rollback', icon: 'undo-2', requires: update },
    disable: { label: 'actions.disable', icon: 'ban', requires: update },
  },
  subjects: ['Release'],
  rights: [{ subject: 'Release', label: 'rights.Release', actions: ['read', 'update'] }],
};

export default manifest;
