import { defineGroup, type SampleGroup, type SamplePage } from '../samplePage';

const components = defineGroup('components', 'component', [
  ['/components/alerts', 'components.alerts', 'alerts'],
  ['/components/auto-complete', 'components.auto-complete', 'auto-complete', 'suggestions'],
  ['/components/avatar', 'components.avatar', 'people', 'avatars'],
  ['/components/badges', 'components.badges', 'badges'],
  ['/components/pill-badges', 'components.pill-badges', 'pills', 'pill-badges'],
  ['/components/blockui', 'components.blockui', 'blocked'],
  ['/components/breadcrumbs', 'components.breadcrumbs', 'breadcrumbs'],
  ['/components/buttons', 'components.buttons', 'buttons', 'button-groups'],
  ['/components/carousel', 'components.carousel', 'carousels', 'more-carousels'],
  ['/components/collapse', 'components.collapse', 'collapses', 'trees'],
  ['/components/divider', 'components.divider', 'dividers'],
  ['/components/dropdowns', 'components.dropdowns', 'menus', 'dropdowns'],
  ['/components/list-group', 'components.list-group', 'list-groups'],
  ['/components/media-objects', 'components.media-objects', 'media-objects'],
  ['/components/modals', 'components.modals', 'dialogs'],
  ['/components/nav-component', 'components.nav-component', 'navs', 'side-list'],
  ['/components/pagination', 'components.pagination', 'pages', 'page-lists'],
  ['/components/pills-component', 'components.pills-component', 'choices', 'search-and-filter'],
  ['/components/tabs-component', 'components.tabs-component', 'tabs'],
  ['/components/popovers', 'components.popovers', 'hints', 'placements'],
  ['/components/tooltips', 'components.tooltips', 'placements', 'hints'],
  ['/components/progress', 'components.progress', 'meters'],
  ['/components/spinners', 'components.spinners', 'loading', 'spinners'],
  ['/components/timeline', 'components.timeline', 'timelines'],
  ['/components/toasts', 'components.toasts', 'toasts'],
]);

const forms = defineGroup('forms', 'text-cursor-input', [
  ['/forms/elements/input', 'forms.input', 'inputs'],
  ['/forms/elements/input-group', 'forms.input-group', 'input-groups'],
  ['/forms/elements/input-mask', 'forms.input-mask', 'masks'],
  ['/forms/elements/textarea', 'forms.textarea', 'textareas'],
  ['/forms/elements/checkbox', 'forms.checkbox', 'checkboxes'],
  ['/forms/elements/radio', 'forms.radio', 'radios'],
  ['/forms/elements/switch', 'forms.switch', 'switches'],
  ['/forms/elements/select', 'forms.select', 'select'],
  ['/forms/elements/number-input', 'forms.number-input', 'number-inputs'],
  ['/forms/elements/file-uploader', 'forms.file-uploader', 'file-drops', 'files', 'picture'],
  ['/forms/elements/editor', 'forms.editor', 'editor', 'article'],
  ['/forms/elements/pickers', 'forms.pickers', 'dates', 'months'],
  ['/forms/layout/form-layout', 'forms.form-layout', 'form-layouts'],
  ['/forms/wizard', 'forms.wizard', 'wizards'],
  ['/forms/react-hook-form', 'forms.react-hook-form', 'form', 'form-page'],
  ['/forms/reactstrap-validation', 'forms.reactstrap-validation', 'form-rules'],
  ['/forms/form-repeater', 'forms.form-repeater', 'repeaters'],
]);

const extensions = defineGroup('extensions', 'puzzle', [
  ['/extensions/sweet-alert', 'extensions.sweet-alert', 'dialogs'],
  ['/extensions/toastr', 'extensions.toastr', 'toasts'],
  ['/extensions/slider', 'extensions.slider', 'sliders'],
  ['/extensions/drag-and-drop', 'extensions.drag-and-drop', 'sortables', 'drag-lists', 'boards'],
  ['/extensions/tour', 'extensions.tour', 'tours'],
  ['/extensions/clipboard', 'extensions.clipboard', 'clipboard'],
  ['/extensions/react-player', 'extensions.react-player', 'players'],
  ['/extensions/context-menu', 'extensions.context-menu', 'context-menus'],
  ['/extensions/swiper', 'extensions.swiper', 'carousels', 'more-carousels'],
  ['/extensions/ratings', 'extensions.ratings', 'ratings'],
  ['/extensions/i18n', 'extensions.i18n', 'languages', 'format'],
  ['/extensions/pagination', 'extensions.pagination', 'page-lists'],
  ['/extensions/import', 'extensions.import', 'sheet-import'],
  ['/extensions/export', 'extensions.export', 'sheet-export'],
  ['/extensions/export-selected', 'extensions.export-selected', 'sheet-export'],
]);

const emails = defineGroup('mails', 'mail', [
  ['/samples/mails/welcome', 'mails.welcome'],
  ['/samples/mails/reset', 'mails.reset'],
  ['/samples/mails/verify', 'mails.verify'],
  ['/samples/mails/deactivate', 'mails.deactivate'],
  ['/samples/mails/invoice', 'mails.invoice'],
  ['/samples/mails/promotional', 'mails.promotional'],
]);

const layouts = defineGroup('layouts', 'panels-top-left', [
  ['/page-layout/collapse-menu', 'layouts.collapse-menu'],
  ['/page-layout/layout-boxed', 'layouts.layout-boxed'],
  ['/page-layout/without-menu', 'layouts.without-menu'],
  ['/page-layout/layout-empty', 'layouts.layout-empty'],
  ['/page-layout/layout-blank', 'layouts.layout-blank'],
]);

const cards = defineGroup('cards', 'layout-grid', [
  ['/cards/basic', 'cards.basic', 'cards'],
  ['/cards/advance', 'cards.advance', 'card-showcase'],
  ['/cards/statistics', 'cards.statistics'],
  ['/cards/analytics', 'cards.analytics'],
  ['/cards/action', 'cards.action', 'card-actions'],
]);

const screens = defineGroup('screens', 'layers', [
  ['/samples/screens/pages', 'screens.pages', 'page', 'split-page'],
  ['/samples/screens/lists', 'screens.lists', 'list-page', 'table-filters', 'bin'],
  ['/samples/screens/states', 'screens.states', 'empty', 'failing'],
  ['/samples/screens/widgets', 'screens.widgets', 'widgets'],
]);

const foundations = defineGroup('foundations', 'palette', [
  ['/ui-element/typography', 'foundations.typography', 'typography', 'text', 'format'],
  ['/colors/colors', 'foundations.colors', 'theme', 'gradients', 'tones'],
  ['/icons/reactfeather', 'foundations.reactfeather', 'icon-grid', 'icons'],
]);

const charts = defineGroup('charts', 'chart-column', [
  ['/charts/apex', 'charts.apex', 'charts', 'more-charts'],
  ['/charts/chartjs', 'charts.chartjs', 'charts', 'more-charts'],
  ['/charts/recharts', 'charts.recharts', 'charts', 'more-charts'],
]);

const tables = defineGroup('tables', 'table', [
  ['/tables/reactstrap', 'tables.reactstrap', 'table', 'table-styles', 'table-view'],
]);

const datatables = defineGroup('datatables', 'table-properties', [
  ['/datatables/basic', 'datatables.basic'],
  ['/datatables/advance', 'datatables.advance'],
]);

const maps = defineGroup('maps', 'map', [['/maps/leaflet', 'maps.leaflet', 'maps']]);

const mountedPages = defineGroup('mounted', 'blocks', [
  ['/samples/mounted/plain', 'mounted.plain'],
  ['/samples/mounted/preact', 'mounted.preact'],
]);

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
  mountedPages,
];

export const samplePages: readonly SamplePage[] = sampleGroups.flatMap(({ pages }) => pages);

export const pageAt = (pathname: string): SamplePage | undefined =>
  samplePages.find(({ path }) => path === pathname.replace(/\/$/, ''));
