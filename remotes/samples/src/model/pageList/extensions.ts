import { defineGroup } from '../samplePage';

export const extensions = defineGroup('extensions', 'puzzle', [
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
