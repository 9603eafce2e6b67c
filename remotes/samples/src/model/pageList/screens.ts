import { defineGroup } from '../samplePage';

export const screens = defineGroup('screens', 'layers', [
  [1126, '/samples/screens/pages', 'screens.pages', 'page', 'split-page'],
  [1127, '/samples/screens/lists', 'screens.lists', 'list-page', 'table-filters', 'bin'],
  [1128, '/samples/screens/states', 'screens.states', 'empty', 'failing'],
  [1129, '/samples/screens/widgets', 'screens.widgets', 'widgets'],
]);
