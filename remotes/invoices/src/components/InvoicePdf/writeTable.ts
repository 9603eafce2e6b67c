import type { Paper } from './paper';
import type { Sheet } from './sheet';

const padding = { x: 5, y: 4.5 } as const;
const headLook = { isGrey: true, size: 8.5 } as const;

/** Places of columns: numbers take the width that they need, at the right, and the text the rest. */
function placeColumns(sheet: Sheet, { columns, rows }: Paper) {
  const widths = columns.map((_, index) =>
    index === 0
      ? 0
      : 2 * padding.x +
        Math.max(sheet.widthOf(columns[index] ?? '', headLook), ...rows.map((row) => sheet.widthOf(row[index] ?? ''))),
  );
  const numbers = widths.reduce((all, width) => all + width, 0);
  return widths.map((width, index) => ({
    width: index === 0 ? sheet.width - numbers : width,
    right: sheet.right - widths.slice(index + 1).reduce((all, next) => all + next, 0),
  }));
}

/** Lines of an invoice; the names of the columns repeat on each page, and no line is divided between pages. */
export function writeTable(sheet: Sheet, paper: Paper): void {
  const places = placeColumns(sheet, paper);
  const [textPlace = { width: sheet.width, right: sheet.right }] = places;
  const textWidth = textPlace.width - padding.x;

  const writeHeads = () => {
    for (const [index, name] of paper.columns.entries()) {
      const { right = sheet.right } = places[index] ?? {};
      if (index === 0) sheet.writeLine(name, sheet.left, sheet.y, headLook);
      else sheet.writeLine(name, right - padding.x, sheet.y, { ...headLook, align: 'right' });
    }
    sheet.moveTo(sheet.y + 15);
    sheet.drawRule(sheet.y);
  };
  sheet.need(60);
  writeHeads();
  for (const [text = '', ...numbers] of paper.rows) {
    const height = sheet.heightOf(text, textWidth) + 2 * padding.y;
    if (sheet.need(height)) writeHeads();
    const top = sheet.y + padding.y;
    sheet.writeText(text, sheet.left, top, textWidth);
    for (const [index, number] of numbers.entries())
      sheet.writeLine(number, (places[index + 1]?.right ?? sheet.right) - padding.x, top, { align: 'right' });
    sheet.moveTo(sheet.y + height);
    sheet.drawRule(sheet.y);
  }
}
