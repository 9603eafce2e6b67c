import { defineGroup, type SampleGroup, type SamplePage } from '../samplePage';

const components = defineGroup('components', 'component', [
  [47, '/components/alerts', 'components.alerts', 'alerts'],
  [48, '/components/auto-complete', 'components.auto-complete', 'auto-complete', 'suggestions'],
  [49, '/components/avatar', 'components.avatar', 'people', 'avatars'],
  [50, '/components/badges', 'components.badges', 'badges'],
  [51, '/components/pill-badges', 'components.pill-badges', 'pills', 'pill-badges'],
  [52, '/components/blockui', 'components.blockui', 'blocked'],
  [53, '/components/breadcrumbs', 'components.breadcrumbs', 'breadcrumbs'],
  [54, '/components/buttons', 'components.buttons', 'buttons', 'button-groups'],
  [55, '/components/carousel', 'components.carousel', 'carousels', 'more-carousels'],
  [56, '/components/collapse', 'components.collapse', 'collapses', 'trees'],
  [57, '/components/divider', 'components.divider', 'dividers'],
  [58, '/components/dropdowns', 'components.dropdowns', 'menus', 'dropdowns'],
  [59, '/components/list-group', 'components.list-group', 'list-groups'],
  [60, '/components/media-objects', 'components.media-objects', 'media-objects'],
  [61, '/components/modals', 'components.modals', 'dialogs'],
  [62, '/components/nav-component', 'components.nav-component', 'navs', 'side-list'],
  [63, '/components/pagination', 'components.pagination', 'pages', 'page-lists'],
  [64, '/components/pills-component', 'components.pills-component', 'choices', 'search-and-filter'],
  [65, '/components/tabs-component', 'components.tabs-component', 'tabs'],
  [66, '/components/popovers', 'components.popovers', 'hints', 'placements'],
  [67, '/components/tooltips', 'components.tooltips', 'placements', 'hints'],
  [68, '/components/progress', 'components.progress', 'meters'],
  [69, '/components/spinners', 'components.spinners', 'loading', 'spinners'],
  [70, '/components/timeline', 'components.timeline', 'timelines'],
  [71, '/components/toasts', 'components.toasts', 'toasts'],
]);

const forms = defineGroup('forms', 'text-cursor-input', [
  [93, '/forms/elements/input', 'forms.input', 'inputs'],
  [94, '/forms/elements/input-group', 'forms.input-group', 'input-groups'],
  [95, '/forms/elements/input-mask', 'forms.input-mask', 'masks'],
  [96, '/forms/elements/textarea', 'forms.textarea', 'textareas'],
  [97, '/forms/elements/checkbox', 'forms.checkbox', 'checkboxes'],
  [98, '/forms/elements/radio', 'forms.radio', 'radios'],
  [99, '/forms/elements/switch', 'forms.switch', 'switches'],
  [100, '/forms/elements/select', 'forms.select', 'select'],
  [101, '/forms/elements/number-input', 'forms.number-input', 'number-inputs'],
  [102, '/forms/elements/file-uploader', 'forms.file-uploader', 'file-drops', 'files', 'picture'],
  [103, '/forms/elements/editor', 'forms.editor', 'editor', 'article'],
  [104, '/forms/elements/pickers', 'forms.pickers', 'dates', 'months'],
  [105, '/forms/layout/form-layout', 'forms.form-layout', 'form-layouts'],
  [106, '/forms/wizard', 'forms.wizard', 'wizards'],
  [107, '/forms/react-hook-form', 'forms.react-hook-form', 'form', 'form-page'],
  [108, '/forms/reactstrap-validation', 'forms.reactstrap-validation', 'form-rules'],
  [109, '/forms/form-repeater', 'forms.form-repeater', 'repeaters'],
]);

const extensions = defineGroup('extensions', 'puzzle', [
  [72, '/extensions/sweet-alert', 'extensions.sweet-alert', 'dialogs'],
  [73, '/extensions/toastr', 'extensions.toastr', 'toasts'],
  [74, '/extensions/slider', 'extensions.slider', 'sliders'],
  [75, '/extensions/drag-and-drop', 'extensions.drag-and-drop', 'sortables', 'drag-lists'],
  [76, '/extensions/tour', 'extensions.tour', 'tours'],
  [77, '/extensions/clipboard', 'extensions.clipboard', 'clipboard'],
  [78, '/extensions/react-player', 'extensions.react-player', 'players'],
  [79, '/extensions/context-menu', 'extensions.context-menu', 'context-menus'],
  [81, '/extensions/swiper', 'extensions.swiper', 'carousels', 'more-carousels'],
  [82, '/extensions/ratings', 'extensions.ratings', 'ratings'],
  [83, '/extensions/i18n', 'extensions.i18n', 'languages', 'format'],
  [84, '/extensions/pagination', 'extensions.pagination', 'page-lists'],
  [85, '/extensions/import', 'extensions.import', 'sheet-import'],
  [86, '/extensions/export', 'extensions.export', 'sheet-export'],
  [87, '/extensions/export-selected', 'extensions.export-selected', 'sheet-export'],
]);

const emails = defineGroup('mails', 'mail', [
  [1120, '/samples/mails/welcome', 'mails.welcome'],
  [1121, '/samples/mails/reset', 'mails.reset'],
  [1122, '/samples/mails/verify', 'mails.verify'],
  [1123, '/samples/mails/deactivate', 'mails.deactivate'],
  [1124, '/samples/mails/invoice', 'mails.invoice'],
  [1125, '/samples/mails/promotional', 'mails.promotional'],
]);

const layouts = defineGroup('layouts', 'panels-top-left', [
  [88, '/page-layout/collapse-menu', 'layouts.collapse-menu'],
  [89, '/page-layout/layout-boxed', 'layouts.layout-boxed'],
  [90, '/page-layout/without-menu', 'layouts.without-menu'],
  [91, '/page-layout/layout-empty', 'layouts.layout-empty'],
  [92, '/page-layout/layout-blank', 'layouts.layout-blank'],
]);

const cards = defineGroup('cards', 'layout-grid', [
  [42, '/cards/basic', 'cards.basic', 'cards'],
  [43, '/cards/advance', 'cards.advance', 'card-showcase'],
  [44, '/cards/statistics', 'cards.statistics'],
  [45, '/cards/analytics', 'cards.analytics'],
  [46, '/cards/action', 'cards.action', 'card-actions'],
]);

const screens = defineGroup('screens', 'layers', [
  [1126, '/samples/screens/pages', 'screens.pages', 'page', 'split-page'],
  [1127, '/samples/screens/lists', 'screens.lists', 'list-page', 'table-filters', 'bin'],
  [1128, '/samples/screens/states', 'screens.states', 'empty', 'failing'],
  [1129, '/samples/screens/widgets', 'screens.widgets', 'widgets'],
]);

const foundations = defineGroup('foundations', 'palette', [
  [39, '/ui-element/typography', 'foundations.typography', 'typography', 'text', 'format'],
  [40, '/colors/colors', 'foundations.colors', 'theme', 'gradients', 'tones'],
  [41, '/icons/reactfeather', 'foundations.reactfeather', 'icon-grid', 'icons'],
]);

const charts = defineGroup('charts', 'chart-column', [
  [114, '/charts/apex', 'charts.apex', 'charts', 'more-charts'],
  [115, '/charts/chartjs', 'charts.chartjs', 'charts', 'more-charts'],
  [116, '/charts/recharts', 'charts.recharts', 'charts', 'more-charts'],
]);

const tables = defineGroup('tables', 'table', [
  [110, '/tables/reactstrap', 'tables.reactstrap', 'table', 'table-styles', 'table-view'],
]);

const datatables = defineGroup('datatables', 'table-properties', [
  [111, '/datatables/basic', 'datatables.basic'],
  [112, '/datatables/advance', 'datatables.advance'],
]);

const maps = defineGroup('maps', 'map', [[117, '/maps/leaflet', 'maps.leaflet', 'maps']]);

/** Every page that there is, in the order of the menu: routes, menu and search entries are made of this list. */
export const sampleGroups: readonly SampleGroup[] = [
  foundations,
  cards,
  components,
  extensions,
  layouts,
  forms,
  tables,
  datatables,
  charts,
  maps,
  screens,
  emails,
];

export const samplePages: readonly SamplePage[] = sampleGroups.flatMap(({ pages }) => pages);

export const pageAt = (pathname: string): SamplePage | undefined =>
  samplePages.find(({ path }) => path === pathname.replace(/\/$/, ''));
