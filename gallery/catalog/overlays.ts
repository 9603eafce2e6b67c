import { defineEntries, kit } from './entry';

export const overlays = defineEntries(
  'Over the page',
  'Undo rather than a question; a question only before what cannot be undone.',
  [
    ['toasts', 'Toasts', kit, 'useToast'],
    ['dialogs', 'Dialogs', kit, 'useConfirm', 'Modal', 'Drawer', 'SideDrawer', 'useBackCloses'],
    ['tours', 'Tour', '@atrium/ui/display', 'Tour'],
  ],
);
