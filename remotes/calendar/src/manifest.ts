import type { AppManifest } from '@atrium/contract';

const read = { action: 'read', subject: 'Calendar' };
const update = { action: 'update', subject: 'Calendar' };
const create = { action: 'create', subject: 'Calendar' };
const moment = { type: 'string', format: 'date-time' };

const manifest: AppManifest = {
  id: 'calendar',
  title: 'title',
  icon: 'calendar',
  owner: { team: 'Team Planning', contact: 'planning@atrium.example' },
  paths: [
    { path: '/apps/calendar', label: 'title', layout: 'full', requires: read },
    // For guests without a calendar: the API checks the invitation.
    { path: '/apps/calendar/invitation', isExact: true, label: 'invitation.title' },
  ],
  menu: [
    {
      id: 'calendar',
      label: 'title',
      icon: 'calendar',
      path: '/apps/calendar',
      goKey: 'L',
      requires: read,
      order: 40,
      section: 'apps',
    },
  ],
  search: [
    { id: 'home', label: 'title', path: '/apps/calendar', icon: 'calendar', isBookmarked: true, requires: read },
  ],
  commands: [
    {
      id: 'calendar.new',
      label: 'command.new',
      icon: 'calendar',
      newKey: 'E',
      module: './commands',
      requires: create,
    },
    {
      id: 'calendar.write',
      label: 'add',
      icon: 'calendar',
      argument: { type: 'object', properties: { title: { type: 'string' } }, additionalProperties: false },
      typed: 'title',
      module: './commands',
      requires: create,
    },
    {
      id: 'calendar.add',
      argument: {
        type: 'object',
        properties: { title: { type: 'string', pattern: '\\S' }, start: moment, end: moment },
        required: ['title', 'start'],
        additionalProperties: false,
      },
      module: './commands',
      requires: create,
    },
    {
      // A file of another app, such as an invitation by mail.
      id: 'calendar.import',
      argument: {
        type: 'object',
        properties: { name: { type: 'string' }, text: { type: 'string', pattern: '\\S' } },
        required: ['text'],
        additionalProperties: false,
      },
      module: './commands',
      requires: update,
    },
  ],
  actions: {
    today: { label: 'actions.today', shortcut: 'T' },
    later: { label: 'actions.later', icon: 'chevron-right', shortcut: 'J' },
    earlier: { label: 'actions.earlier', icon: 'chevron-left', shortcut: 'K' },
    move: { label: 'actions.move', shortcut: 'M', requires: update, isInPalette: false },
    up: { label: 'actions.up', shortcut: 'Alt ↑', requires: update, isInPalette: false },
    down: { label: 'actions.down', shortcut: 'Alt ↓', requires: update, isInPalette: false },
    left: { label: 'actions.left', shortcut: 'Alt ←', requires: update, isInPalette: false },
    right: { label: 'actions.right', shortcut: 'Alt →', requires: update, isInPalette: false },
    shorter: { label: 'actions.shorter', shortcut: 'Shift ↑', requires: update, isInPalette: false },
    longer: { label: 'actions.longer', shortcut: 'Shift ↓', requires: update, isInPalette: false },
  },
  slots: [
    {
      id: 'next-events',
      slot: 'dashboards.overview',
      label: 'widget.title',
      icon: 'calendar',
      order: 30,
      module: './components/NextEvents',
      requires: read,
      widget: {
        sizes: ['medium', 'wide'],
        extraRows: 1,
        settings: [{ id: 'rows', label: 'widget.rows', choices: [{ value: '3' }, { value: '5' }, { value: '10' }] }],
      },
    },
  ],
  places: [{ slot: 'calendar.days', data: { type: 'object' } }],
  uses: { commands: ['todo.import', 'todo.undoImport'], slots: ['dashboards.overview'] },
  notifications: [
    ...['now', 'minute', 'hour', 'day'].map((id) => ({ id, title: 'notice.title', text: `reminder.starts.${id}` })),
    ...['invitation', 'changed', 'cancelled', 'uninvited', 'yes', 'maybe', 'no', 'proposal', 'note', 'kept'].map(
      (id) => ({
        id,
        title: 'notice.title',
        text: `notice.${id}`,
      }),
    ),
  ],
  subjects: ['Calendar'],
  rights: [{ subject: 'Calendar', label: 'rights.Calendar' }],
  grants: ['editor', 'author'].map((role) => ({ role, action: 'manage', subject: 'Calendar' })),
  backend: {
    prefixes: ['/apps/calendar'],
    module: './backend',
    searches: true,
    due: true,
    records: [{ group: 'Events', label: 'records.events', icon: 'calendar' }],
  },
};

export default manifest;
