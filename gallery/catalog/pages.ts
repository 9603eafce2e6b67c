import { defineEntries, kit } from './entry';

export const pages = defineEntries('Pages', 'One sheet with one heading; panes where a list leads to a detail.', [
  [
    'page',
    'Page',
    kit,
    'Page',
    'Section',
    'BackLink',
    'SaveBar',
    'RedirectPage',
    'PageTitleProvider',
    'PageMarkProvider',
    'usePageTitle',
  ],
  ['split-page', 'Split page', kit, 'SplitPage'],
  ['breadcrumbs', 'Breadcrumbs', '@atrium/ui/display', 'Breadcrumb'],
  ['dividers', 'Dividers', '@atrium/ui/display', 'Divider'],
  ['collapses', 'Collapse', '@atrium/ui/display', 'Collapse'],
  ['carousels', 'Carousel', '@atrium/ui/carousel', 'Carousel'],
  ['more-carousels', 'Further carousels', '@atrium/ui/carousel'],
  ['trees', 'Tree and picture viewer', '@atrium/ui/display', 'Tree', 'Image'],
]);
