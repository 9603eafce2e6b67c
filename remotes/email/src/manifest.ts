import type { AppManifest } from 'shared/contract';

const read = { action: 'read', subject: 'Email' };

const manifest: AppManifest = {
  id: 'email',
  title: 'title',
  icon: 'mail',
  owner: { team: 'Team Mail', contact: 'mail@atrium.example' },
  host: '^1.9.0',
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
  commands: [
    {
      id: 'email.compose',
      label: 'command.compose',
      icon: 'square-pen',
      module: './commands',
      argument: {
        type: 'object',
        properties: {
          to: { type: 'array', items: { type: 'string' } },
          subject: { type: 'string' },
        },
        additionalProperties: false,
      },
      requires: { action: 'create', subject: 'Email' },
    },
    {
      id: 'email.open',
      module: './commands',
      argument: {
        type: 'object',
        properties: { folder: { enum: ['inbox', 'starred', 'sent', 'draft', 'spam', 'trash', 'all'] } },
        required: ['folder'],
        additionalProperties: false,
      },
      requires: read,
    },
  ],
  slots: [
    {
      id: 'compose',
      slot: 'overlay',
      label: 'compose.title',
      icon: 'square-pen',
      order: 10,
      module: './ComposeWindow',
      requires: { action: 'create', subject: 'Email' },
    },
  ],
  subjects: ['Email'],
};

export default manifest;
