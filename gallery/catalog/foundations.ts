import { defineEntries, kit } from './entry';

export const foundations = defineEntries(
  'Foundations',
  'What everything else is made of: one accent, soft tones for states, one family of icons.',
  [
    ['theme', 'Theme', kit, 'ThemeProvider', 'AppIdContext', 'useTheme', 'useIsNarrow', 'useIsMedium', 'useIsWide'],
    ['text', 'Text', kit, 'Highlight', 'Kbd', 'VisuallyHidden'],
    ['format', 'Numbers and dates', kit, 'useFormat'],
    ['icons', 'Icons and pictures', kit, 'Icon', 'IconSvg', 'Logo', 'Picture'],
    ['typography', 'Typography', kit],
    ['gradients', 'Gradients', kit],
    ['icon-grid', 'All icons', kit],
  ],
);
