import type { AppManifest } from '@atrium/contract';
import { firstNotifications } from './model/firstNotifications';

const read = { action: 'read', subject: 'Invoice' };
const create = { action: 'create', subject: 'Invoice' };
const update = { action: 'update', subject: 'Invoice' };
const remove = { action: 'delete', subject: 'Invoice' };

const manifest: AppManifest = {
  id: 'invoices',
  title: 'title',
  icon: 'file-text',
  owner: { team: 'Team Billing', contact: 'billing@atrium.example' },
  paths: [
    { path: '/apps/invoice', label: 'title', requires: read },
    { path: '/apps/invoice/add', label: 'search.add', requires: create },
    { path: '/apps/invoice/edit', label: 'search.edit', requires: update },
    { path: '/apps/invoice/recurring', label: 'recurring.title', requires: read },
    { path: '/apps/invoice/clients', label: 'clients.title', requires: read },
    { path: '/apps/invoice/deleted', label: 'search.deleted', requires: remove },
  ],
  menu: [
    {
      id: 'invoices',
      label: 'title',
      icon: 'file-text',
      path: '/apps/invoice/list',
      goKey: 'I',
      requires: read,
      order: 20,
      section: 'business',
      children: [
        { id: 'invoice-list', label: 'search.list', icon: 'file-text', path: '/apps/invoice/list', order: 10 },
        { id: 'invoice-preview', label: 'search.preview', icon: 'file-text', path: '/apps/invoice/preview', order: 20 },
        {
          id: 'invoice-edit',
          label: 'search.edit',
          icon: 'file-pen',
          path: '/apps/invoice/edit',
          order: 30,
          requires: update,
        },
        {
          id: 'invoice-add',
          label: 'search.add',
          icon: 'file-plus',
          path: '/apps/invoice/add',
          order: 40,
          requires: create,
        },
      ],
    },
  ],
  search: [
    { id: 'list', label: 'search.list', path: '/apps/invoice/list', icon: 'file-text', requires: read },
    { id: 'preview', label: 'search.preview', path: '/apps/invoice/preview', icon: 'file-text', requires: read },
    { id: 'edit', label: 'search.edit', path: '/apps/invoice/edit', icon: 'file-pen', requires: update },
    { id: 'recurring', label: 'recurring.title', path: '/apps/invoice/recurring', icon: 'repeat', requires: read },
    { id: 'clients', label: 'clients.title', path: '/apps/invoice/clients', icon: 'users', requires: read },
    { id: 'add', label: 'search.add', path: '/apps/invoice/add', icon: 'file-plus', requires: create },
  ],
  commands: [
    {
      id: 'invoices.create',
      label: 'search.add',
      newKey: 'I',
      icon: 'file-plus',
      module: './commands',
      argument: {
        type: 'object',
        properties: {
          client: {
            type: 'object',
            properties: {
              name: { type: 'string', minLength: 1 },
              company: { type: 'string' },
              companyEmail: { type: 'string' },
              address: { type: 'string' },
              country: { type: 'string' },
              contact: { type: 'string' },
            },
            required: ['name'],
            additionalProperties: false,
          },
        },
        additionalProperties: false,
      },
      requires: create,
    },
  ],
  actions: {
    next: { label: 'actions.next', shortcut: 'J', isInPalette: false },
    previous: { label: 'actions.previous', shortcut: 'K', isInPalette: false },
    choose: { label: 'actions.choose', shortcut: 'X', isInPalette: false },
  },
  slots: [
    {
      id: 'overdue-invoices',
      slot: 'dashboards.overview',
      label: 'widget.overdue',
      icon: 'file-clock',
      order: 50,
      module: './components/OverdueInvoices',
      requires: read,
      widget: {
        sizes: ['medium', 'wide'],
        settings: [{ id: 'rows', label: 'widget.rows', choices: [{ value: '3' }, { value: '5' }, { value: '10' }] }],
      },
    },
    {
      id: 'latest-invoices',
      slot: 'dashboards.analytics',
      label: 'widget.latest',
      icon: 'file-text',
      order: 10,
      module: './components/LatestInvoices',
      requires: read,
    },
    {
      id: 'user-invoices',
      slot: 'users.profile',
      label: 'title',
      icon: 'file-text',
      order: 10,
      module: './components/UserInvoices',
      requires: read,
    },
  ],
  uses: { slots: ['users.profile', 'dashboards.overview', 'dashboards.analytics'] },
  notifications: [{ id: 'paid', title: 'notification.paid.title', text: 'notification.paid.text' }],
  subjects: ['Invoice'],
  rights: [{ subject: 'Invoice', label: 'rights.Invoice' }],
  grants: [{ role: 'editor', ...read }],
  backend: {
    prefixes: ['/apps/invoice', '/api/invoice'],
    module: './backend',
    notifications: firstNotifications,
    listens: ['invoices.letter'],
    due: true,
    searches: true,
    records: [{ group: 'Invoices', label: 'records.invoices', icon: 'file-text' }],
  },
};

export default manifest;
