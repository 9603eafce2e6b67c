import type { AppManifest } from '@atrium/contract';
import { firstNotifications } from './model/firstNotifications';

const read = { action: 'read', subject: 'Chat' };

const manifest: AppManifest = {
  id: 'chat',
  title: 'title',
  icon: 'message-circle',
  owner: { team: 'Team Mail', contact: 'mail@atrium.example' },
  paths: [{ path: '/apps/chat', label: 'title', layout: 'full', requires: read }],
  menu: [
    {
      id: 'chat',
      label: 'title',
      icon: 'message-circle',
      path: '/apps/chat',
      goKey: 'C',
      badge: 'chat',
      requires: read,
      order: 20,
      section: 'apps',
    },
  ],
  search: [
    {
      id: 'home',
      label: 'title',
      path: '/apps/chat',
      icon: 'message-circle',
      isBookmarked: true,
      personMenu: { group: 'own', order: 40, label: 'chats' },
      requires: read,
    },
  ],
  commands: [
    {
      id: 'chat.open',
      module: './commands',
      argument: {
        type: 'object',
        properties: { contactId: { type: 'integer', minimum: 1 } },
        required: ['contactId'],
        additionalProperties: false,
      },
      requires: read,
    },
  ],
  actions: {
    next: { label: 'actions.next', shortcut: 'J' },
    previous: { label: 'actions.previous', shortcut: 'K' },
    write: { label: 'actions.write', shortcut: 'R' },
    find: { label: 'actions.find', icon: 'search', shortcut: 'F' },
  },
  slots: [
    {
      id: 'latest-chats',
      slot: 'dashboards.overview',
      label: 'widget.title',
      icon: 'message-circle',
      order: 66,
      module: './components/LatestChats',
      requires: read,
      widget: {
        sizes: ['medium', 'wide'],
        roles: ['admin'],
        settings: [{ id: 'rows', label: 'widget.rows', choices: [{ value: '3' }, { value: '5' }, { value: '10' }] }],
      },
    },
  ],
  uses: { commands: ['email.compose'], slots: ['dashboards.overview'] },
  notifications: [{ id: 'message', title: 'notification.message.title', text: 'notification.message.text' }],
  subjects: ['Chat'],
  rights: [{ subject: 'Chat', label: 'rights.Chat' }],
  grants: ['editor', 'author'].map((role) => ({ role, action: 'manage', subject: 'Chat' })),
  backend: {
    prefixes: ['/apps/chat'],
    module: './backend',
    counts: { chat: 2 },
    notifications: firstNotifications,
    listens: ['chat.peer'],
  },
};

export default manifest;
