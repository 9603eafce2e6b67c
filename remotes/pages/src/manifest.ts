import type { AppManifest, Grant } from '@atrium/contract';

const help = { action: 'read', subject: 'Help' };
const account = { action: 'read', subject: 'Account' };
const profile = { action: 'read', subject: 'Profile' };

const settings = [
  { tab: 'password', icon: 'lock' },
  { tab: 'security', icon: 'shield-check' },
  { tab: 'preferences', icon: 'sliders-horizontal' },
  { tab: 'notifications', icon: 'bell' },
  { tab: 'connections', icon: 'plug' },
  { tab: 'tokens', icon: 'key-round' },
];

const grant = (role: string, action: string, subjects: readonly string[]): Grant[] =>
  subjects.map((subject) => ({ role, action, subject }));

const manifest: AppManifest = {
  id: 'pages',
  title: 'title',
  icon: 'book-open',
  owner: { team: 'Team Pages', contact: 'pages@atrium.example' },
  paths: [
    { path: '/pages/account-settings', label: 'account.title', requires: account },
    { path: '/pages/profile', label: 'profile.title', requires: profile },
    { path: '/pages/faq', label: 'faq.title', requires: help },
    { path: '/pages/knowledge-base', label: 'knowledge.title', requires: help },
    { path: '/pages/pricing', label: 'pricing.title', requires: help },
  ],
  menu: [
    {
      id: 'faq',
      label: 'faq.menu',
      icon: 'circle-question-mark',
      path: '/pages/faq',
      goKey: 'F',
      requires: help,
      order: 10,
      section: 'help',
    },
    {
      id: 'knowledge-base',
      label: 'knowledge.title',
      icon: 'book-open',
      path: '/pages/knowledge-base',
      goKey: 'K',
      requires: help,
      order: 20,
      section: 'help',
    },
    {
      id: 'pricing',
      label: 'pricing.title',
      icon: 'tag',
      path: '/pages/pricing',
      goKey: 'P',
      requires: help,
      order: 30,
      section: 'help',
    },
  ],
  search: [
    {
      id: 'account-settings',
      label: 'account.title',
      path: '/pages/account-settings',
      icon: 'settings',
      personMenu: { group: 'other', order: 10, isSettings: true },
      requires: account,
    },
    ...settings.map(({ tab, icon }) => ({
      id: `account-${tab}`,
      label: `account.find.${tab}`,
      path: `/pages/account-settings/${tab}`,
      icon,
      requires: account,
    })),
    {
      id: 'profile',
      label: 'profile.title',
      path: '/pages/profile',
      icon: 'circle-user-round',
      personMenu: { group: 'own', order: 10 },
      requires: profile,
    },
    {
      id: 'faq',
      label: 'faq.title',
      path: '/pages/faq',
      icon: 'circle-question-mark',
      personMenu: { group: 'other', order: 30 },
      requires: help,
    },
    {
      id: 'knowledge-base',
      label: 'knowledge.title',
      path: '/pages/knowledge-base',
      icon: 'book-open',
      requires: help,
    },
    {
      id: 'pricing',
      label: 'pricing.title',
      path: '/pages/pricing',
      icon: 'tag',
      personMenu: { group: 'other', order: 20 },
      requires: help,
    },
  ],
  uses: { commands: ['email.compose'] },
  subjects: ['Help', 'Account', 'Profile'],
  rights: [
    { subject: 'Help', label: 'rights.Help', actions: ['read'] },
    { subject: 'Account', label: 'rights.Account' },
    { subject: 'Profile', label: 'rights.Profile' },
  ],
  grants: [
    ...grant('editor', 'manage', ['Account']),
    ...grant('editor', 'read', ['Profile', 'Help']),
    ...grant('author', 'manage', ['Account']),
    ...grant('author', 'read', ['Profile', 'Help']),
    ...grant('subscriber', 'manage', ['Account']),
    ...grant('subscriber', 'read', ['Profile', 'Help']),
  ],
  backend: {
    prefixes: ['/account-setting', '/profile', '/faq', '/pricing'],
    module: './backend',
  },
};

export default manifest;
