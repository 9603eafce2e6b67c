import type { AppManifest, Grant } from 'shared/contract';

const read = { action: 'read', subject: 'Content' };
const update = { action: 'update', subject: 'Content' };
const create = { action: 'create', subject: 'Content' };
const readProject = { action: 'read', subject: 'Project' };
const section = { id: 'content', label: 'sections.content', order: 15 };

const grant = (role: string, actions: string, subject: string): Grant[] =>
  actions.split(' ').map((action) => ({ role, action, subject }));

const manifest: AppManifest = {
  id: 'content',
  title: 'title',
  icon: 'notebook-text',
  owner: { team: 'Team Content', contact: 'content@atrium.example' },
  host: '^2.0.0',
  paths: [
    { path: '/content', label: 'title', requires: read },
    { path: '/content/review', label: 'review.title', layout: 'full', requires: update },
    { path: '/content/schedule', label: 'schedule.title', requires: update },
    { path: '/content/published', label: 'published.title', requires: read },
    { path: '/content/board', label: 'board.title', layout: 'full', requires: update },
    { path: '/content/projects', label: 'project.title', requires: readProject },
    { path: '/content/items', label: 'item', layout: 'full', requires: read },
    { path: '/content/new', label: 'new.title', requires: create },
  ],
  menu: [
    {
      id: 'content-review',
      label: 'review.menu',
      icon: 'message-square-check',
      path: '/content/review',
      badge: 'contentReview',
      goKey: 'R',
      requires: update,
      order: 10,
      section,
    },
    {
      id: 'content-schedule',
      label: 'schedule.menu',
      icon: 'calendar-clock',
      path: '/content/schedule',
      requires: update,
      order: 20,
      section,
    },
    {
      id: 'content-published',
      label: 'published.menu',
      icon: 'book-open-check',
      path: '/content/published',
      requires: read,
      order: 30,
      section,
    },
    {
      id: 'content-board',
      label: 'board.title',
      icon: 'square-kanban',
      path: '/content/board',
      requires: update,
      order: 40,
      section,
    },
    {
      id: 'content-projects',
      label: 'project.menu',
      icon: 'folder-kanban',
      path: '/content/projects',
      requires: readProject,
      order: 50,
      section,
    },
  ],
  search: [
    { id: 1001, label: 'review.menu', path: '/content/review', icon: 'message-square-check', requires: update },
    { id: 1002, label: 'schedule.menu', path: '/content/schedule', icon: 'calendar-clock', requires: update },
    { id: 1003, label: 'published.menu', path: '/content/published', icon: 'book-open-check', requires: read },
    { id: 1004, label: 'board.menu', path: '/content/board', icon: 'square-kanban', requires: update },
    { id: 1005, label: 'project.title', path: '/content/projects', icon: 'folder-kanban', requires: readProject },
  ],
  commands: [
    {
      id: 'content.newArticle',
      label: 'new.article',
      icon: 'notebook-text',
      newKey: 'A',
      module: './commands',
      requires: create,
    },
    { id: 'content.newPage', label: 'new.page', icon: 'file-text', module: './commands', requires: create },
    { id: 'content.newEmail', label: 'new.email', icon: 'mail', module: './commands', requires: create },
    { id: 'content.newSocial', label: 'new.social', icon: 'message-circle', module: './commands', requires: create },
    {
      id: 'content.newProject',
      label: 'project.new',
      icon: 'folder-plus',
      newKey: 'P',
      module: './commands',
      requires: { action: 'create', subject: 'Project' },
    },
    {
      id: 'content.review',
      label: 'goToReview',
      icon: 'message-square-check',
      module: './commands',
      requires: update,
    },
  ],
  slots: [
    {
      id: 'content-waiting',
      slot: 'dashboards.overview',
      label: 'widget.waiting',
      icon: 'message-square-check',
      order: 5,
      module: './parts/WaitingReviews',
      requires: update,
    },
    {
      id: 'content-next',
      slot: 'dashboards.overview',
      label: 'widget.next',
      icon: 'calendar-clock',
      order: 45,
      module: './parts/NextPublished',
      requires: update,
    },
  ],
  uses: { slots: ['dashboards.overview'] },
  notifications: ['submitted', 'assigned', 'changesRequested', 'approved', 'published', 'failed', 'commented'].map(
    (id) => ({
      id,
      title: `notification.${id}.title`,
      text: `notification.${id}.text`,
    }),
  ),
  keys: [
    { id: 'next', keys: 'J', label: 'keys.next', requires: update },
    { id: 'previous', keys: 'K', label: 'keys.previous', requires: update },
    { id: 'approve', keys: 'A', label: 'keys.approve', requires: update },
    { id: 'requestChanges', keys: 'R', label: 'keys.requestChanges', requires: update },
    { id: 'left', keys: 'Shift ←', label: 'keys.left', requires: update },
    { id: 'right', keys: 'Shift →', label: 'keys.right', requires: update },
  ],
  subjects: ['Content', 'ContentComment', 'Channel', 'Project', 'Billing', 'Audit'],
  rights: [
    { subject: 'Content', label: 'rights.Content' },
    { subject: 'ContentComment', label: 'rights.ContentComment' },
    { subject: 'Channel', label: 'rights.Channel' },
    { subject: 'Project', label: 'rights.Project' },
    { subject: 'Billing', label: 'rights.Billing' },
    { subject: 'Audit', label: 'rights.Audit' },
  ],
  grants: [
    ...['Content', 'ContentComment', 'Channel', 'Project'].flatMap((subject) => grant('editor', 'manage', subject)),
    ...grant('author', 'read create update delete', 'Content'),
    ...grant('author', 'read create update', 'ContentComment'),
    ...grant('author', 'read', 'Channel'),
    ...grant('author', 'read', 'Project'),
    ...grant('subscriber', 'read', 'Content'),
  ],
  backend: {
    prefixes: ['/apps/content', '/apps/billing'],
    module: './backend',
    searches: true,
    records: [
      { group: 'Content', label: 'title', icon: 'notebook-text' },
      { group: 'Projects', label: 'project.title', icon: 'folder-kanban' },
    ],
    counts: { contentReview: 11 },
    due: true,
  },
};

export default manifest;
