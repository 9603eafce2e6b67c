import type { AppManifest } from 'shared/contract';

const read = { action: 'read', subject: 'Todo' };

const manifest: AppManifest = {
  id: 'todo',
  title: 'title',
  icon: 'square-check',
  owner: { team: 'Team Planning', contact: 'planning@atrium.example' },
  host: '^2.0.0',
  paths: [{ path: '/apps/todo', label: 'title', layout: 'full', requires: read }],
  menu: [
    {
      id: 'todo',
      label: 'title',
      icon: 'square-check',
      path: '/apps/todo',
      requires: read,
      order: 30,
      section: { id: 'apps', label: 'sections.apps', order: 20 },
    },
  ],
  search: [{ id: 5, label: 'title', path: '/apps/todo', icon: 'square-check', isBookmarked: true, requires: read }],
  commands: [
    {
      id: 'todo.add',
      argument: {
        type: 'object',
        properties: { title: { type: 'string', pattern: '\\S' } },
        required: ['title'],
        additionalProperties: false,
      },
      module: './commands',
      requires: { action: 'create', subject: 'Todo' },
    },
  ],
  slots: [
    {
      id: 'open-tasks',
      slot: 'dashboards.overview',
      label: 'widget.title',
      icon: 'square-check',
      order: 20,
      module: './parts/OpenTasks',
      requires: read,
    },
  ],
  uses: { slots: ['dashboards.overview'] },
  subjects: ['Todo'],
  grants: ['editor', 'author'].map((role) => ({ role, action: 'manage', subject: 'Todo' })),
  backend: { prefixes: ['/apps/todo'], module: './backend' },
};

export default manifest;
