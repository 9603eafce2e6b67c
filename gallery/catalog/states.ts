import { defineEntries, kit } from './entry';

export const states = defineEntries('States', 'Loading, empty and failing are designed, each with one way on.', [
  ['loading', 'Loading', kit, 'LoadingRows', 'Spinner', 'Skeleton'],
  ['empty', 'Empty', kit, 'EmptyState', 'RecordNotFound'],
  ['failing', 'Failing', kit, 'ErrorState', 'ErrorBoundary', 'ErrorCard'],
  ['alerts', 'Alerts', kit, 'Alert'],
  ['blocked', 'Blocked', '@atrium/ui/display', 'Blocked'],
  ['spinners', 'Spinners', kit],
]);
