import { defineEntries, type Entry, type EntryGroup, kit } from './entry';
import { fields } from './fields';
import { lists } from './lists';

const pages = defineEntries('Pages', 'One sheet with one heading; panes where a list leads to a detail.', [
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
    'useTexts',
  ],
  ['split-page', 'Split page', kit, 'SplitPage'],
  ['breadcrumbs', 'Breadcrumbs', '@atrium/ui/display', 'Breadcrumb'],
  ['dividers', 'Dividers', '@atrium/ui/display', 'Divider'],
  ['collapses', 'Collapse', '@atrium/ui/display', 'Collapse'],
  ['carousels', 'Carousel', '@atrium/ui/carousel', 'Carousel'],
  ['more-carousels', 'Further carousels', '@atrium/ui/carousel'],
  ['trees', 'Tree and picture viewer', '@atrium/ui/display', 'Tree', 'Image'],
]);

const people = defineEntries('People, states and numbers', 'Status colours are soft pills, and never the only sign.', [
  ['people', 'People', kit, 'Avatar', 'Person'],
  ['pills', 'Pills', kit, 'Pill', 'LabelDot'],
  ['cards', 'Cards', kit, 'Card', 'CardHead', 'StretchedLink', 'StatCard', 'Sparkline'],
  ['widgets', 'Widgets', '@atrium/ui/widget', 'QueryCard', 'CardRow', 'CardRows', 'CardLink', 'CardBar'],
  ['meters', 'Meters', kit, 'Meter', 'ProgressBar'],
  ['avatars', 'Groups of people', kit],
  ['badges', 'Badges', '@atrium/ui/display', 'Badge'],
  ['pill-badges', 'More pills', kit],
  ['card-showcase', 'Cards in use', kit],
  ['card-actions', 'Cards that do something', kit],
  ['timelines', 'Timeline', '@atrium/ui/display', 'Timeline'],
  ['players', 'Film and sound', kit],
]);

const charts = defineEntries(
  'Charts and maps',
  'Drawn from numbers of the product, distinguished without colour too, and readable as a table.',
  [
    ['charts', 'Courses and shares', '@atrium/ui/chart', 'ChartBox', 'Swatch', 'CourseChart', 'ShareChart'],
    [
      'more-charts',
      'Further charts',
      '@atrium/ui/chart',
      'WebChart',
      'GaugeChart',
      'PointChart',
      'CandleChart',
      'HeatChart',
    ],
    ['maps', 'Maps', '@atrium/ui/map', 'WorldMap', 'MapMarker', 'MapCircle', 'MapLine'],
  ],
);

const foundations = defineEntries(
  'Foundations',
  'What everything else is made of: one accent, soft tones for states, one family of icons.',
  [
    ['theme', 'Theme', kit, 'useTheme', 'useIsNarrow', 'useIsMedium', 'useIsWide'],
    ['text', 'Text', kit, 'Highlight', 'Kbd', 'VisuallyHidden'],
    ['format', 'Numbers and dates', kit, 'useFormat'],
    ['icons', 'Icons and pictures', kit, 'Icon', 'IconSvg', 'Logo', 'Picture'],
    ['typography', 'Typography', kit],
    ['gradients', 'Gradients', kit],
    ['icon-grid', 'All icons', kit],
  ],
);

const actions = defineEntries('Actions', 'One main action a screen; the rest is quiet.', [
  [
    'buttons',
    'Buttons',
    kit,
    'Button',
    'IconButton',
    'ActionButton',
    'ExplainedButton',
    'LinkButton',
    'FloatingAction',
  ],
  ['menus', 'Menus', kit, 'DropdownMenu'],
  ['hints', 'Tooltip and popover', kit, 'Tooltip', 'Popover'],
  ['button-groups', 'Button sizes and groups', kit],
  ['dropdowns', 'Dropdowns', kit],
  ['context-menus', 'Context menus', kit],
  ['placements', 'Placement of hints', kit],
  ['clipboard', 'Clipboard', kit, 'useCopy', 'CopyLink'],
]);

const overlays = defineEntries(
  'Over the page',
  'Undo rather than a question; a question only before what cannot be undone.',
  [
    ['toasts', 'Toasts', kit, 'useToast'],
    ['dialogs', 'Dialogs', kit, 'useConfirm', 'Modal', 'Drawer', 'SideDrawer', 'useBackCloses'],
    ['tours', 'Tour', '@atrium/ui/display', 'Tour'],
  ],
);

const states = defineEntries('States', 'Loading, empty and failing are designed, each with one way on.', [
  ['loading', 'Loading', kit, 'LoadingRows', 'Spinner', 'Skeleton'],
  ['empty', 'Empty', kit, 'EmptyState', 'RecordNotFound', 'FoundCount'],
  ['failing', 'Failing', kit, 'ErrorState', 'ErrorBoundary', 'ErrorCard'],
  ['alerts', 'Alerts', kit, 'Alert'],
  ['blocked', 'Blocked', '@atrium/ui/display', 'Blocked'],
  ['spinners', 'Spinners', kit],
]);

export const entryGroups: readonly EntryGroup[] = [
  foundations,
  actions,
  fields,
  lists,
  people,
  charts,
  pages,
  states,
  overlays,
];

export const allEntries: readonly Entry[] = entryGroups.flatMap(({ entries }) => entries);
