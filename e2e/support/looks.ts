/** How `npm run test:all` looks at a screen; the sweep of all pages looks at each change. */
export const looks = [
  { name: 'light', settings: { skin: 'light' }, width: 1440 },
  { name: 'dark, from right to left', settings: { skin: 'dark', isRightToLeft: true }, width: 1440 },
  { name: 'dark at 390 px', settings: { skin: 'dark' }, width: 390 },
  {
    name: 'light at 390 px, from right to left',
    settings: { skin: 'light', isRightToLeft: true },
    width: 390,
  },
];
