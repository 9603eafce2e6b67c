import type { AppManifest } from '@atrium/contract';

const read = { action: 'read', subject: 'User' };
const update = { action: 'update', subject: 'User' };
const remove = { action: 'delete', subject: 'User' };
const readRoles = { action: 'read', subject: 'Role' };
const organisation = { action: 'read', subject: 'Organisation' };

const manifest: AppManifest = {
  id: 'users',
  title: 'title',
  icon: 'users',
  owner: { team: 'Team People', contact: 'people@atrium.example' },
  paths: [
    { path: '/apps/user', label: 'title', requires: read },
    { path: '/apps/user/edit', label: 'search.edit', requires: update },
    { path: '/apps/user/deleted', label: 'search.deleted', requires: remove },
    { path: '/apps/user/roles', label: 'search.roles', requires: readRoles },
    { path: '/apps/user/organisation', label: 'search.organisation', requires: organisation },
  ],
  menu: [
    {
      id: 'users',
      label: 'title',
      icon: 'users',
      path: '/apps/user/list',
      goKey: 'U',
      requires: read,
      order: 10,
      section: 'business',
      children: [
        { id: 'user-list', label: 'search.list', icon: 'users', path: '/apps/user/list', order: 10 },
        { id: 'user-view', label: 'search.view', icon: 'user', path: '/apps/user/view', order: 20 },
        {
          id: 'user-edit',
          label: 'search.edit',
          icon: 'user-pen',
          path: '/apps/user/edit',
          order: 30,
          requires: update,
        },
        {
          id: 'user-roles',
          label: 'search.roles',
          icon: 'shield-check',
          path: '/apps/user/roles',
          order: 40,
          requires: readRoles,
        },
        {
          id: 'user-organisation',
          label: 'search.organisation',
          icon: 'building',
          path: '/apps/user/organisation',
          order: 50,
          requires: organisation,
        },
      ],
    },
  ],
  search: [
    { id: 'list', label: 'search.list', path: '/apps/user/list', icon: 'users', requires: read },
    { id: 'view', label: 'search.view', path: '/apps/user/view', icon: 'user', requires: read },
    { id: 'edit', label: 'search.edit', path: '/apps/user/edit', icon: 'user-pen', requires: update },
    { id: 'roles', label: 'search.roles', path: '/apps/user/roles', icon: 'shield-check', requires: readRoles },
    {
      id: 'organisation',
      label: 'search.organisation',
      path: '/apps/user/organisation',
      icon: 'building',
      requires: organisation,
    },
  ],
  commands: [
    {
      id: 'users.create',
      label: 'command.new',
      icon: 'user-plus',
      newKey: 'U',
      module: './commands',
      requires: { action: 'create', subject: 'User' },
    },
    {
      id: 'users.invite',
      label: 'command.invite',
      icon: 'user-plus',
      module: './commands',
      requires: { action: 'create', subject: 'User' },
    },
    {
      id: 'users.open',
      module: './commands',
      argument: {
        type: 'object',
        properties: { id: { type: 'integer', minimum: 1 } },
        required: ['id'],
        additionalProperties: false,
      },
      requires: read,
    },
  ],
  actions: {
    next: { label: 'actions.next', shortcut: 'J', isInPalette: false },
    previous: { label: 'actions.previous', shortcut: 'K', isInPalette: false },
    choose: { label: 'actions.choose', shortcut: 'X', isInPalette: false },
  },
  slots: [
    {
      id: 'new-users',
      slot: 'dashboards.overview',
      label: 'widget.new',
      icon: 'user-plus',
      order: 70,
      module: './components/NewUsers',
      requires: read,
      widget: {
        sizes: ['medium', 'wide'],
        settings: [{ id: 'rows', label: 'widget.rows', choices: [{ value: '3' }, { value: '5' }, { value: '10' }] }],
        roles: ['admin'],
      },
    },
  ],
  places: [
    {
      slot: 'users.profile',
      data: {
        type: 'object',
        properties: {
          user: {
            type: 'object',
            properties: { id: { type: 'integer' }, fullName: { type: 'string' }, email: { type: 'string' } },
            required: ['id', 'fullName', 'email'],
          },
        },
        required: ['user'],
      },
    },
  ],
  uses: { commands: ['email.compose', 'invoices.create'], slots: ['dashboards.overview'] },
  notifications: [{ id: 'webhookOff', title: 'webhooks.offTitle', text: 'webhooks.offText' }],
  subjects: ['User', 'Role'],
  rights: [
    { subject: 'User', label: 'rights.User' },
    { subject: 'Role', label: 'rights.Role' },
  ],
  grants: [
    { role: 'editor', ...read },
    { role: 'maintainer', action: 'delete', subject: 'User', inverted: true },
  ],
  backend: {
    prefixes: ['/api/users', '/apps/users'],
    module: './backend',
    due: true,
    searches: true,
    listens: ['account.changed', 'webhooks.off'],
    records: [{ group: 'Contacts', label: 'records.people', icon: 'users' }],
  },
};

export default manifest;
