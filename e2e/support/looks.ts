/** How a screen is looked at: the first at each change, the others by `npm run test:all`. */
export const looks = [
  { name: 'light', settings: { skin: 'light' }, width: 1440, tag: [] },
  { name: 'dark, from right to left', settings: { skin: 'dark', isRightToLeft: true }, width: 1440, tag: ['@all'] },
  { name: 'dark at 390 px', settings: { skin: 'dark' }, width: 390, tag: ['@all'] },
  {
    name: 'light at 390 px, from right to left',
    settings: { skin: 'light', isRightToLeft: true },
    width: 390,
    tag: ['@all'],
  },
];
