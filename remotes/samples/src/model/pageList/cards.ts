import { defineGroup } from '../samplePage';

export const cards = defineGroup('cards', 'layout-grid', [
  [42, '/cards/basic', 'cards.basic', 'cards'],
  [43, '/cards/advance', 'cards.advance', 'card-showcase'],
  [44, '/cards/statistics', 'cards.statistics'],
  [45, '/cards/analytics', 'cards.analytics'],
  [46, '/cards/action', 'cards.action', 'card-actions'],
]);
