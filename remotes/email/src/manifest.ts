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
  actions: {
    compose: { label: 'actions.compose', icon: 'pencil', shortcut: 'C', requires: create, isInPalette: false },
    older: { label: 'actions.older', icon: 'chevron-down', shortcut: 'J' },
    newer: { label: 'actions.newer', icon: 'chevron-up', shortcut: 'K' },
    back: { label: 'actions.back', icon: 'arrow-left', shortcut: 'U' },
    reply: { label: 'actions.reply', icon: 'reply', shortcut: 'R', requires: create },
    replyAll: { label: 'actions.replyAll', icon: 'reply-all', shortcut: 'A', requires: create },
    forward: { label: 'actions.forward', icon: 'forward', shortcut: 'F', requires: create },
    star: { label: 'actions.star', icon: 'star', shortcut: 'S' },
    archive: { label: 'actions.archive', icon: 'archive', shortcut: 'E' },
    move: { label: 'actions.move', icon: 'folder-input', shortcut: 'V' },
    label: { label: 'actions.label', icon: 'tag', shortcut: 'L' },
    snooze: { label: 'actions.snooze', icon: 'alarm-clock', shortcut: 'B' },
    spam: { label: 'actions.spam', shortcut: '!' },
    bin: { label: 'actions.bin', icon: 'trash', shortcut: '#' },
    unread: { label: 'actions.unread', icon: 'mail', shortcut: 'Shift U' },
    select: { label: 'actions.select', shortcut: 'X', isInPalette: false },
    selectAll: { label: 'actions.selectAll', shortcut: '*' },
    undo: { label: 'actions.undo', icon: 'undo-2', shortcut: 'Z' },
  },
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
  uses: { commands: ['calendar.import'], slots: ['dashboards.overview', 'samples.mail'] },
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
