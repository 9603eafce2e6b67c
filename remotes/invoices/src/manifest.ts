import type { AppManifest } from 'shared/contract';

const read = { action: 'read', subject: 'Invoice' };

const manifest: AppManifest = {
  id: 'invoices',
  title: 'title',
  icon: 'file-text',
  owner: { team: 'Team Billing', contact: 'billing@atrium.example' },
  host: '^1.0.0',
  paths: [{ path: '/apps/invoice', label: 'title', requires: read }],
  menu: [
    {
      id: 'invoices',
      label: 'title',
      icon: 'file-text',
      path: '/apps/invoice/list',
      requires: read,
      order: 20,
      section: { id: 'business', label: 'sections.business', order: 40 },
    },
  ],
  search: [
    { id: 7, label: 'search.list', path: '/apps/invoice/list', icon: 'file-text', requires: read },
    { id: 8, label: 'search.preview', path: '/apps/invoice/preview', icon: 'file-text', requires: read },
  ],
  subjects: ['Invoice'],
};

export default manifest;
