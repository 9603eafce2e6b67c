import type { AppManifest } from '@atrium/contract';
import { firstNotifications } from './model/firstNotifications';

const read = { action: 'read', subject: 'Email' };
const create = { action: 'create', subject: 'Email' };

const manifest: AppManifest = {
  id: 'email',
  title: 'title',
  icon: 'mail',
  owner: { team: 'Team Mail', contact: 'mail@atrium.example' },
  paths: [{ path: '/apps/email', label: 'title', layout: 'full', requires: read }],
  menu: [
    {
      id: 'email',
      label: 'title',
      icon: 'mail',
      path: '/apps/email',
      badge: 'email',
      goKey: 'E',
      requires: read,
      order: 10,
      section: 'apps',
    },
  ],
  search: [
    {
      id: 'home',
      label: 'title',
      path: '/apps/email',
      icon: 'mail',
      isBookmarked: true,
      personMenu: { group: 'own', order: 20, label: 'folder.inbox' },
      requires: read,
    },
  ],
  commands: [
    {
      id: 'email.compose',
      label: 'command.compose',
      newKey: 'M',
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
      requires: create,
    },
    {
      id: 'email.open',
      module: './commands',
      argument: {
        type: 'object',
        properties: {
          folder: {
            enum: ['inbox', 'archive', 'snoozed', 'starred', 'sent', 'scheduled', 'draft', 'spam', 'trash', 'all'],
          },
        },
        required: ['folder'],
        additionalProperties: false,
      },
      requires: read,
    },
  ],
  keys: [
    { id: 'compose', keys: 'C', label: 'shortcuts.compose', requires: create },
    { id: 'older', keys: 'J', label: 'shortcuts.older' },
    { id: 'newer', keys: 'K', label: 'shortcuts.newer' },
    { id: 'back', keys: 'U', label: 'shortcuts.back' },
    { id: 'reply', keys: 'R', label: 'shortcuts.reply', requires: create },
    { id: 'replyAll', keys: 'A', label: 'shortcuts.replyAll', requires: create },
    { id: 'forward', keys: 'F', label: 'shortcuts.forward', requires: create },
    { id: 'star', keys: 'S', label: 'shortcuts.star' },
    { id: 'archive', keys: 'E', label: 'shortcuts.archive' },
    { id: 'move', keys: 'V', label: 'shortcuts.move' },
    { id: 'label', keys: 'L', label: 'shortcuts.label' },
    { id: 'snooze', keys: 'B', label: 'shortcuts.snooze' },
    { id: 'spam', keys: '!', label: 'shortcuts.spam' },
    { id: 'bin', keys: '#', label: 'shortcuts.bin' },
    { id: 'unread', keys: 'Shift U', label: 'shortcuts.unread' },
    { id: 'select', keys: 'X', label: 'shortcuts.select' },
    { id: 'selectAll', keys: '*', label: 'shortcuts.selectAll' },
    { id: 'undo', keys: 'Z', label: 'shortcuts.undo' },
  ],
  slots: [
    {
      id: 'compose',
      slot: 'overlay',
      label: 'compose.title',
      icon: 'square-pen',
      order: 10,
      module: './components/Compose',
      requires: create,
    },
    {
      id: 'latest-mails',
      slot: 'dashboards.overview',
      label: 'latest.title',
      icon: 'mail',
      order: 40,
      module: './components/LatestEmails',
      requires: read,
      widget: {
        sizes: ['medium', 'wide'],
        settings: [{ id: 'rows', label: 'latest.rows', choices: [{ value: '3' }, { value: '5' }, { value: '10' }] }],
      },
    },
    {
      id: 'sample-mail',
      slot: 'samples.mail',
      label: 'message.sample',
      icon: 'mail',
      order: 10,
      module: './components/SampleMail',
      requires: read,
    },
  ],
  uses: { slots: ['dashboards.overview', 'samples.mail'] },
  notifications: [{ id: 'review', title: 'notification.review.title', text: 'notification.review.text' }],
  subjects: ['Email'],
  rights: [{ subject: 'Email', label: 'rights.Email' }],
  grants: ['editor', 'author'].map((role) => ({ role, action: 'manage', subject: 'Email' })),
  backend: {
    prefixes: ['/apps/email'],
    module: './backend',
    notifications: firstNotifications,
    counts: { email: 3 },
    searches: true,
    records: [
      { group: 'Mails', label: 'records.emails', icon: 'mail' },
      { group: 'Files', label: 'records.files', icon: 'paperclip' },
    ],
    listens: ['frame.mail', 'email.delivery'],
    due: true,
  },
};

export default manifest;
