/** What is as high as what, in pixels: `OverviewPage.module.css` draws the same. */
const gap = 16;
const unit = 35;
const row = 40;
/** The head of a list and the space around it. */
const around = 66;

/** A number or a chart is as high as a list of three. */
const usualUnits = 4;

/** How many rows of the grid a widget takes: a list as many as its rows need. */
export function boxUnits({
  rows,
  extraRows = 0,
}: {
  rows?: number | undefined;
  extraRows?: number | undefined;
}): number {
  if (rows === undefined) return usualUnits;
  return Math.max(usualUnits, Math.ceil((around + (rows + extraRows) * row + gap) / (unit + gap)));
}
