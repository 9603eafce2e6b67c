import type { AppManifest } from '@atrium/contract';
import { firstNotifications } from './model/firstNotifications';

const read = { action: 'read', subject: 'Todo' };
const create = { action: 'create', subject: 'Todo' };
const update = { action: 'update', subject: 'Todo' };

const manifest: AppManifest = {
  id: 'todo',
  title: 'title',
  icon: 'square-check',
  owner: { team: 'Team Planning', contact: 'planning@atrium.example' },
  paths: [{ path: '/apps/todo', label: 'title', layout: 'full', requires: read }],
  menu: [
    {
      id: 'todo',
      label: 'title',
      icon: 'square-check',
      path: '/apps/todo',
      goKey: 'T',
      requires: read,
      order: 30,
      section: 'apps',
    },
  ],
  search: [
    {
      id: 'home',
      label: 'title',
      path: '/apps/todo',
      icon: 'square-check',
      isBookmarked: true,
      personMenu: { group: 'own', order: 30, label: 'tasks' },
      requires: read,
    },
  ],
  commands: [
    {
      id: 'todo.new',
      label: 'command.new',
      icon: 'square-check',
      newKey: 'T',
      module: './commands',
      requires: create,
    },
    {
      id: 'todo.write',
      label: 'add',
      icon: 'square-check',
      argument: { type: 'object', properties: { line: { type: 'string' } }, additionalProperties: false },
      typed: 'line',
      module: './commands',
      requires: create,
    },
    {
      id: 'todo.add',
      argument: {
        type: 'object',
        properties: { title: { type: 'string', pattern: '\\S' } },
        required: ['title'],
        additionalProperties: false,
      },
      module: './commands',
      requires: create,
    },
    {
      // Tasks as the call that adds one takes them, with plain text as description.
      id: 'todo.import',
      argument: {
        type: 'object',
        properties: { tasks: { type: 'array', items: { type: 'object' }, minItems: 1, maxItems: 1000 } },
        required: ['tasks'],
        additionalProperties: false,
      },
      module: './commands',
      requires: create,
    },
    {
      id: 'todo.undoImport',
      argument: {
        type: 'object',
        properties: { id: { type: 'integer' } },
        required: ['id'],
        additionalProperties: false,
      },
      module: './commands',
      requires: create,
    },
  ],
  actions: {
    complete: { label: 'actions.complete', shortcut: 'X', requires: update, isInPalette: false },
    star: { label: 'actions.star', shortcut: 'S', requires: update, isInPalette: false },
    remove: {
      label: 'actions.remove',
      shortcut: 'Delete',
      requires: { action: 'delete', subject: 'Todo' },
      isInPalette: false,
    },
    choose: { label: 'actions.choose', shortcut: 'V', isInPalette: false },
    up: { label: 'actions.up', shortcut: 'Alt ↑', requires: update, isInPalette: false },
    down: { label: 'actions.down', shortcut: 'Alt ↓', requires: update, isInPalette: false },
    left: { label: 'actions.left', shortcut: 'Shift ←', requires: update, isInPalette: false },
    right: { label: 'actions.right', shortcut: 'Shift →', requires: update, isInPalette: false },
  },
  slots: [
    {
      id: 'open-tasks',
      slot: 'dashboards.overview',
      label: 'widget.title',
      icon: 'square-check',
      order: 20,
      module: './components/OpenTasks',
      requires: read,
      widget: {
        sizes: ['medium', 'wide'],
        settings: [{ id: 'rows', label: 'widget.rows', choices: [{ value: '4' }, { value: '6' }, { value: '10' }] }],
      },
    },
    {
      id: 'day-tasks',
      slot: 'calendar.days',
      label: 'dayTasks',
      icon: 'square-check',
      order: 10,
      module: './components/DayTasks',
      requires: read,
    },
  ],
  uses: { slots: ['dashboards.overview', 'calendar.days'] },
  notifications: [
    { id: 'done', title: 'notification.done.title', text: 'notification.done.text' },
    { id: 'due', title: 'notification.due.title', text: 'notification.due.text' },
  ],
  subjects: ['Todo'],
  rights: [{ subject: 'Todo', label: 'rights.Todo', owner: 'ownerId' }],
  grants: ['editor', 'author'].map((role) => ({ role, action: 'manage', subject: 'Todo' })),
  backend: {
    prefixes: ['/apps/todo'],
    module: './backend',
    notifications: firstNotifications,
    searches: true,
    due: true,
    records: [{ group: 'Tasks', label: 'records.tasks', icon: 'square-check' }],
  },
};

export default manifest;
