import { defineEntries, kit } from '../entry';

export const pages = defineEntries('Pages', 'One sheet with one heading; panes where a list leads to a detail.', [
  [
    'page',
    'Page',
    kit,
    'Page',
    'Section',
    'BackLink',
    'SaveBar',
    'ForwardPage',
    'PageTitleProvider',
    'PageMarkProvider',
    'usePageTitle',
  ],
  ['split-page', 'Split page', kit, 'SplitPage'],
  ['breadcrumbs', 'Breadcrumbs', 'shared/ui/display', 'Breadcrumb'],
  ['dividers', 'Dividers', 'shared/ui/display', 'Divider'],
  ['collapses', 'Collapse', 'shared/ui/display', 'Collapse'],
  ['carousels', 'Carousel', 'shared/ui/carousel', 'Carousel'],
  ['more-carousels', 'Further carousels', 'shared/ui/carousel'],
  ['trees', 'Tree and picture viewer', 'shared/ui/display', 'Tree', 'Image'],
]);
