import { defineEntries, kit } from './entry';

export const actions = defineEntries('Actions', 'One main action a screen; the rest is quiet.', [
  ['buttons', 'Buttons', kit, 'Button', 'IconButton', 'LinkButton', 'FloatingAction'],
  ['menus', 'Menus', kit, 'DropdownMenu'],
  ['hints', 'Tooltip and popover', kit, 'Tooltip', 'Popover'],
  ['button-groups', 'Button sizes and groups', kit],
  ['dropdowns', 'Dropdowns', kit],
  ['context-menus', 'Context menus', kit],
  ['placements', 'Placement of hints', kit],
  ['clipboard', 'Clipboard', kit, 'useCopy', 'CopyLink'],
]);
