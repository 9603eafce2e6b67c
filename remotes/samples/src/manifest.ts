import type { AppManifest, MenuEntry, PathEntry } from '@atrium/contract';
import { layoutPaths, layoutSamples } from './model/layouts';
import { sampleGroups, samplePages } from './model/pageList';
import type { SampleGroup, SamplePage } from './model/samplePage';

const requires = { action: 'read', subject: 'Samples' };

const labelOf = ({ texts }: SamplePage) => `pages.${texts}.title`;

/** One entry for all pages below `/forms`. */
const firstPart = ({ path }: SamplePage) => `/${path.split('/')[1]}`;

const section = 'showcase';

const toMenuEntry = ({ id, icon, pages }: SampleGroup, index: number): MenuEntry => ({
  id: `samples-${id}`,
  label: `groups.${id}`,
  icon,
  section,
  order: index + 2,
  requires,
  children: pages.map((page, place) => ({
    id: `samples-${page.id}`,
    label: labelOf(page),
    icon,
    path: page.path,
    order: place,
    requires,
  })),
});

const manifest: AppManifest = {
  id: 'samples',
  title: 'title',
  icon: 'swatch-book',
  owner: { team: 'Team Kit', contact: 'kit@atrium.example' },
  paths: [...new Set(['/samples', ...samplePages.filter(({ path }) => !(path in layoutSamples)).map(firstPart)])]
    .map((path): PathEntry => ({ path, label: 'title', layout: 'full', requires }))
    .concat(layoutPaths(requires)),
  menu: [
    { id: 'samples', label: 'home.menu', icon: 'swatch-book', path: '/samples', requires, order: 1, section },
    ...sampleGroups.map(toMenuEntry),
  ],
  search: [
    { id: 'home', label: 'home.title', path: '/samples', icon: 'swatch-book', requires },
    ...sampleGroups.flatMap(({ icon, pages }) =>
      pages.map((page) => ({ id: page.id, label: labelOf(page), path: page.path, icon, requires })),
    ),
  ],
  places: [
    { slot: 'samples.statistics' },
    { slot: 'samples.analytics' },
    {
      slot: 'samples.mail',
      data: {
        type: 'object',
        properties: { html: { type: 'string' }, title: { type: 'string' } },
        required: ['html', 'title'],
      },
    },
  ],
};

export default manifest;
