import type { AppManifest } from 'shared/contract';

const help = { action: 'read', subject: 'Help' };

const manifest: AppManifest = {
  id: 'pages',
  title: 'title',
  icon: 'book-open',
  owner: { team: 'Team Pages', contact: 'pages@atrium.example' },
  host: '^1.0.0',
  paths: [
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
      requires: help,
      order: 10,
      section: { id: 'help', label: 'sections.help', order: 50 },
    },
    {
      id: 'knowledge-base',
      label: 'knowledge.title',
      icon: 'book-open',
      path: '/pages/knowledge-base',
      requires: help,
      order: 20,
      section: { id: 'help', label: 'sections.help', order: 50 },
    },
    {
      id: 'pricing',
      label: 'pricing.title',
      icon: 'tag',
      path: '/pages/pricing',
      requires: help,
      order: 30,
      section: { id: 'help', label: 'sections.help', order: 50 },
    },
  ],
  search: [
    { id: 28, label: 'faq.title', path: '/pages/faq', icon: 'circle-question-mark', requires: help },
    { id: 29, label: 'knowledge.title', path: '/pages/knowledge-base', icon: 'book-open', requires: help },
    { id: 30, label: 'pricing.title', path: '/pages/pricing', icon: 'tag', requires: help },
  ],
  uses: { commands: ['email.compose'] },
  subjects: ['Help'],
};

export default manifest;
