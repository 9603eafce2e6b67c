import type { AppManifest, SlotEntry, WidgetEntry, WidgetSetting } from '@atrium/contract';

const read = { action: 'read', subject: 'Analytics' };
/** The overview is for more roles than its figures: each widget has its own permission. */
const readOverview = { action: 'read', subject: 'Overview' };
const section = 'workspace';

const periods: WidgetSetting = {
  id: 'period',
  label: 'period.title',
  choices: [
    { value: 'days', label: 'period.days' },
    { value: 'month', label: 'period.month' },
    { value: 'year', label: 'period.year' },
  ],
};

const widget = (module: string, label: string, icon: string, order: number, more: Partial<WidgetEntry>): SlotEntry => ({
  id: module.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).slice(1),
  slot: 'dashboards.overview',
  label: `widget.${label}`,
  icon,
  order,
  module: `./components/Widgets/${module}`,
  requires: read,
  widget: { sizes: ['small', 'medium'], settings: [periods], ...more },
});

const samples = (module: string, kind: 'statistics' | 'analytics', icon: string): SlotEntry => ({
  id: `sample-${kind}`,
  slot: `samples.${kind}`,
  label: `samples.${kind}`,
  icon,
  order: 10,
  module: `./components/Samples/${module}`,
  requires: read,
});

const manifest: AppManifest = {
  id: 'dashboards',
  title: 'title',
  icon: 'house',
  owner: { team: 'Team Insights', contact: 'insights@atrium.example' },
  paths: [
    { path: '/', isExact: true, label: 'overview.title', requires: readOverview },
    { path: '/dashboard/analytics', label: 'analytics.title', requires: read },
    { path: '/dashboard/ecommerce', label: 'ecommerce.title', requires: read },
    { path: '/dashboard/records', label: 'records.title', requires: read },
  ],
  menu: [
    {
      id: 'overview',
      label: 'overview.title',
      icon: 'house',
      path: '/',
      goKey: 'O',
      requires: readOverview,
      order: 10,
      section,
    },
    {
      id: 'analytics',
      label: 'analytics.title',
      icon: 'chart-column',
      path: '/dashboard/analytics',
      goKey: 'A',
      requires: read,
      order: 20,
      section,
    },
    {
      id: 'ecommerce',
      label: 'ecommerce.title',
      icon: 'shopping-bag',
      path: '/dashboard/ecommerce',
      requires: read,
      order: 30,
      section,
    },
  ],
  search: [
    { id: 'analytics', label: 'analytics.title', path: '/dashboard/analytics', icon: 'chart-column', requires: read },
    { id: 'overview', label: 'overview.title', path: '/', icon: 'house', requires: readOverview },
    { id: 'ecommerce', label: 'ecommerce.title', path: '/dashboard/ecommerce', icon: 'shopping-bag', requires: read },
    { id: 'records', label: 'records.title', path: '/dashboard/records', icon: 'list', requires: read },
  ],
  slots: [
    widget('RevenueCourse', 'revenueCourse', 'chart-line', 25, { sizes: ['wide', 'medium', 'full'] }),
    widget('OrdersWeek', 'ordersWeek', 'chart-column', 60, { settings: [] }),
    widget('VisitsNumber', 'visits', 'eye', 61, {}),
    widget('UsersNumber', 'users', 'users', 62, {}),
    widget('SubscribersNumber', 'subscribers', 'user-plus', 63, {}),
    // Synonyms for adding widgets.
    widget('RevenueNumber', 'revenue', 'euro', 64, { roles: [] }),
    widget('OrdersNumber', 'orders', 'shopping-bag', 64, { roles: [] }),
    widget('OrdersCourse', 'ordersCourse', 'chart-column', 65, { sizes: ['wide', 'medium'], roles: [] }),
    samples('StatisticSamples', 'statistics', 'chart-column'),
    samples('AnalyticsSamples', 'analytics', 'chart-line'),
  ],
  places: [{ slot: 'dashboards.overview', data: { type: 'object' } }, { slot: 'dashboards.analytics' }],
  uses: { slots: ['dashboards.overview', 'samples.statistics', 'samples.analytics'] },
  subjects: ['Analytics', 'Overview'],
  rights: [
    { subject: 'Overview', label: 'overview.title', actions: ['read'] },
    { subject: 'Analytics', label: 'rights.Analytics', actions: ['read'] },
  ],
  grants: [
    { role: 'editor', ...read },
    ...['editor', 'author', 'subscriber'].map((role) => ({ role, ...readOverview })),
  ],
  backend: { prefixes: ['/card'], module: './backend', listens: ['frame.sale'] },
};

export default manifest;
