import { defineEntries, kit } from './entry';

export const people = defineEntries(
  'People, states and numbers',
  'Status colours are soft pills, and never the only sign.',
  [
    ['people', 'People', kit, 'Avatar', 'Person'],
    ['pills', 'Pills', kit, 'Pill', 'LabelDot'],
    ['cards', 'Cards', kit, 'Card', 'CardHead', 'StretchedLink', 'StatCard', 'Sparkline'],
    ['widgets', 'Widgets', '@atrium/ui/widget', 'QueryCard', 'CardRow', 'CardRows', 'CardLink', 'CardBar'],
    ['meters', 'Meters', kit, 'Meter', 'ProgressBar'],
    ['avatars', 'Groups of people', kit],
    ['badges', 'Badges', '@atrium/ui/display', 'Badge'],
    ['pill-badges', 'More pills', kit],
    ['card-showcase', 'Cards in use', kit],
    ['card-actions', 'Cards that do something', kit],
    ['timelines', 'Timeline', '@atrium/ui/display', 'Timeline'],
    ['players', 'Film and sound', kit],
  ],
);
