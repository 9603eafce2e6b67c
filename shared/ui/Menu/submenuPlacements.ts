const overflow = { adjustX: true, adjustY: true, shiftX: true, shiftY: true };

/** Where the menu of an entry opens: beside it, and over it where a narrow screen has room on neither side. */
export const submenuPlacements = {
  rightTop: { points: ['tl', 'tr'], overflow },
  leftTop: { points: ['tr', 'tl'], overflow },
};
