import type { ComponentType } from 'react';

/** A file of `entries/`: each component that it exports is an example. */
export interface Entry {
  /** The name of its file, and its address. */
  id: string;
  title: string;
  /** The entry point that apps import it from. */
  door: string;
  /** What it shows of what the entry point exports. */
  shows: readonly string[];
  load: () => Promise<Record<string, ComponentType>>;
}

interface EntryGroup {
  title: string;
  text: string;
  entries: readonly Entry[];
}

const kit = 'shared/ui';

/** Everything that the gallery shows. */
export const entryGroups: readonly EntryGroup[] = [
  {
    title: 'Foundations',
    text: 'What all else is made of: one accent, soft tones for states, one family of icons.',
    entries: [
      {
        id: 'theme',
        title: 'Theme',
        door: kit,
        shows: ['ThemeProvider', 'useTheme', 'useMediaQuery', 'useIsNarrow', 'useIsMedium', 'useIsWide'],
        load: () => import('./entries/theme'),
      },
      {
        id: 'text',
        title: 'Text',
        door: kit,
        shows: ['Highlight', 'Kbd', 'useKeyNames', 'VisuallyHidden'],
        load: () => import('./entries/text'),
      },
      {
        id: 'format',
        title: 'Numbers and dates',
        door: kit,
        shows: ['useFormat'],
        load: () => import('./entries/format'),
      },
      {
        id: 'icons',
        title: 'Icons and pictures',
        door: kit,
        shows: ['Icon', 'IconDrawing', 'Logo', 'Picture'],
        load: () => import('./entries/icons'),
      },
    ],
  },
  {
    title: 'Actions',
    text: 'One main action a screen; the rest is quiet.',
    entries: [
      {
        id: 'buttons',
        title: 'Buttons',
        door: kit,
        shows: ['Button', 'IconButton', 'LinkButton', 'FloatingAction'],
        load: () => import('./entries/buttons'),
      },
      {
        id: 'menus',
        title: 'Menus',
        door: kit,
        shows: ['DropdownMenu', 'Dropdown'],
        load: () => import('./entries/menus'),
      },
      {
        id: 'hints',
        title: 'Tooltip and popover',
        door: kit,
        shows: ['Tooltip', 'Popover'],
        load: () => import('./entries/hints'),
      },
    ],
  },
  {
    title: 'Fields and forms',
    text: 'A label above, a message beside the field when it is left, nothing lost.',
    entries: [
      {
        id: 'files',
        title: 'Files',
        door: kit,
        shows: ['FileLabel', 'FilePicker', 'readFile', 'shownFileName', 'endingOf', 'kindOf'],
        load: () => import('./entries/files'),
      },
      {
        id: 'suggestions',
        title: 'Suggestions',
        door: kit,
        shows: ['SuggestionRows', 'suggestionId'],
        load: () => import('./entries/suggestions'),
      },
      {
        id: 'inputs',
        title: 'Text and numbers',
        door: kit,
        shows: ['Input', 'NumberInput'],
        load: () => import('./entries/inputs'),
      },
      {
        id: 'choices',
        title: 'Choices',
        door: kit,
        shows: ['Checkbox', 'Radio', 'Switch', 'Segmented'],
        load: () => import('./entries/choices'),
      },
      {
        id: 'select',
        title: 'Select',
        door: 'shared/ui/select',
        shows: ['Select', 'SuggestInput', 'AutoComplete'],
        load: () => import('./entries/select'),
      },
      {
        id: 'dates',
        title: 'Dates and times',
        door: 'shared/ui/date',
        shows: ['DatePicker', 'RangePicker', 'TimePicker'],
        load: () => import('./entries/dates'),
      },
      {
        id: 'editor',
        title: 'Formatted text',
        door: 'shared/ui/editor',
        shows: ['RichTextEditor', 'RichTextField'],
        load: () => import('./entries/editor'),
      },
      {
        id: 'article',
        title: 'Long text',
        door: 'shared/ui/article',
        shows: ['ArticleEditor'],
        load: () => import('./entries/article'),
      },
      {
        id: 'picture',
        title: 'Pictures',
        door: 'shared/ui/picture',
        shows: ['AvatarField', 'PictureCutDialog'],
        load: () => import('./entries/picture'),
      },
      { id: 'form', title: 'Form', door: kit, shows: ['Form'], load: () => import('./entries/form') },
      {
        id: 'form-page',
        title: 'Form page and drawer',
        door: 'shared/ui/forms',
        shows: ['FormPage', 'FormDrawer', 'useFormInHand', 'useFormSave', 'useLeaveGuard', 'useSaveShortcut'],
        load: () => import('./entries/form-page'),
      },
    ],
  },
  {
    title: 'Lists and tables',
    text: 'Their state stands in the address; what is chosen can be acted on together.',
    entries: [
      {
        id: 'table',
        title: 'Table',
        door: 'shared/ui/table',
        shows: ['DataTable', 'RowMenu', 'useTableParams', 'useRowSelection', 'useCsvExport'],
        load: () => import('./entries/table'),
      },
      {
        id: 'table-view',
        title: 'Table view and presets',
        door: 'shared/ui/table',
        shows: ['TableViewMenu', 'useTableView', 'TablePresets', 'TableFooter'],
        load: () => import('./entries/table-view'),
      },
      {
        id: 'bin',
        title: 'Deleted records',
        door: 'shared/ui/table',
        shows: ['useBinColumns'],
        load: () => import('./entries/bin'),
      },
      {
        id: 'list-page',
        title: 'List page',
        door: 'shared/ui/table',
        shows: ['useListPage', 'useListPath', 'useAddressState'],
        load: () => import('./entries/list-page'),
      },
      {
        id: 'table-filters',
        title: 'Table filters',
        door: 'shared/ui/table',
        shows: ['ChoiceFilter', 'DateFilter', 'AmountFilter', 'FlagFilter'],
        load: () => import('./entries/table-filters'),
      },
      {
        id: 'search-and-filter',
        title: 'Search and filters',
        door: kit,
        shows: ['SearchInput', 'FilterChip', 'Toolbar', 'SelectionBar', 'useEscape'],
        load: () => import('./entries/search-and-filter'),
      },
      { id: 'side-list', title: 'Side list', door: kit, shows: ['NavList'], load: () => import('./entries/side-list') },
      { id: 'tabs', title: 'Tabs', door: kit, shows: ['Tabs'], load: () => import('./entries/tabs') },
      {
        id: 'pages',
        title: 'Pages of a list',
        door: 'shared/ui/table',
        shows: ['Pagination'],
        load: () => import('./entries/pages'),
      },
    ],
  },
  {
    title: 'People, states and numbers',
    text: 'Status colours are soft pills, and never the only sign.',
    entries: [
      { id: 'people', title: 'People', door: kit, shows: ['Avatar', 'Person'], load: () => import('./entries/people') },
      { id: 'pills', title: 'Pills', door: kit, shows: ['Pill', 'LabelDot'], load: () => import('./entries/pills') },
      {
        id: 'cards',
        title: 'Cards',
        door: kit,
        shows: ['Card', 'CardHead', 'StatCard', 'Sparkline'],
        load: () => import('./entries/cards'),
      },
      {
        id: 'widgets',
        title: 'Widgets',
        door: 'shared/ui/widget',
        shows: ['QueryCard', 'CardRow', 'CardRows', 'CardLink', 'CardBar'],
        load: () => import('./entries/widgets'),
      },
      {
        id: 'meters',
        title: 'Meters',
        door: kit,
        shows: ['Meter', 'ProgressBar'],
        load: () => import('./entries/meters'),
      },
    ],
  },
  {
    title: 'Pages',
    text: 'One sheet with one heading; panes where a list leads to a detail.',
    entries: [
      {
        id: 'page',
        title: 'Page',
        door: kit,
        shows: [
          'Page',
          'Section',
          'BackLink',
          'SaveBar',
          'ForwardPage',
          'PageTitleProvider',
          'PageMarkProvider',
          'usePageTitle',
        ],
        load: () => import('./entries/page'),
      },
      {
        id: 'split-page',
        title: 'Split page',
        door: kit,
        shows: ['SplitPage'],
        load: () => import('./entries/split-page'),
      },
    ],
  },
  {
    title: 'States',
    text: 'Loading, empty and failing are designed, each with one way on.',
    entries: [
      {
        id: 'loading',
        title: 'Loading',
        door: kit,
        shows: ['LoadingRows', 'Spinner', 'Skeleton'],
        load: () => import('./entries/loading'),
      },
      { id: 'empty', title: 'Empty', door: kit, shows: ['EmptyState'], load: () => import('./entries/empty') },
      {
        id: 'failing',
        title: 'Failing',
        door: kit,
        shows: ['ErrorState', 'FaultBoundary', 'FaultCard'],
        load: () => import('./entries/failing'),
      },
      { id: 'alerts', title: 'Alerts', door: kit, shows: ['Alert'], load: () => import('./entries/alerts') },
    ],
  },
  {
    title: 'Over the page',
    text: 'Undo rather than a question; a question only before what cannot be undone.',
    entries: [
      { id: 'toasts', title: 'Toasts', door: kit, shows: ['useToast'], load: () => import('./entries/toasts') },
      {
        id: 'dialogs',
        title: 'Dialogs',
        door: kit,
        shows: ['useConfirm', 'Modal', 'Drawer', 'SideDrawer', 'useBackCloses'],
        load: () => import('./entries/dialogs'),
      },
    ],
  },
];

export const allEntries: readonly Entry[] = entryGroups.flatMap(({ entries }) => entries);
