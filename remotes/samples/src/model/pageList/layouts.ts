import { defineGroup } from '../samplePage';

export const layouts = defineGroup('layouts', 'panels-top-left', [
  [88, '/page-layout/collapse-menu', 'layouts.collapse-menu'],
  [89, '/page-layout/layout-boxed', 'layouts.layout-boxed'],
  [90, '/page-layout/without-menu', 'layouts.without-menu'],
  [91, '/page-layout/layout-empty', 'layouts.layout-empty'],
  [92, '/page-layout/layout-blank', 'layouts.layout-blank'],
]);
