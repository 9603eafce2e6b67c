import { jsPDF } from 'jspdf';
import { autoTable } from 'jspdf-autotable';
import { type PaperSize, toPdfText } from '../../model/pdfText';
import type { Fact, Paper } from './paper';
import { createSheet, margin, type Sheet } from './sheet';

const gap = 8;
const numberPadding = 2.5;

/** Names and values; returns the lower end. */
function writeFacts(sheet: Sheet, facts: readonly Fact[], x: number, width: number, at: number): number {
  const valueX = x + width * 0.36;
  let y = at;
  for (const [name, value] of facts) {
    if (!value) continue;
    sheet.write(name, x, y, { isGrey: true });
    y = sheet.writeLines(sheet.wrap(value, width * 0.64), valueX, y);
  }
  return y;
}

function writeHead(sheet: Sheet, { seller: [name = '', ...address], title, facts }: Paper) {
  const top = sheet.y;
  sheet.write(name, margin.side, top, { size: 15, isBold: true });
  const left = sheet.writeLines(address, margin.side, top + 7, { isGrey: true });
  sheet.write(title, sheet.right, top, { size: 15, isBold: true, align: 'right' });
  let y = top + 7;
  for (const [fact, value] of facts) {
    sheet.write(`${fact}  ${value}`, sheet.right, y, { align: 'right' });
    y += sheet.lineHeight;
  }
  sheet.moveTo(Math.max(left, y) + gap);
}

function writeParties(sheet: Sheet, { client, payment }: Paper) {
  const [top, half] = [sheet.y, sheet.width / 2 - gap / 2];
  const middle = margin.side + half + gap;
  sheet.write(client.title, margin.side, top, { isGrey: true, size: 9 });
  const [name = '', ...lines] = client.lines.flatMap((line) => sheet.wrap(line, half));
  sheet.write(name, margin.side, top + 6, { isBold: true });
  const left = sheet.writeLines(lines, margin.side, top + 11);
  if (payment) sheet.write(payment.title, middle, top, { isGrey: true, size: 9 });
  const right = payment ? writeFacts(sheet, payment.facts, middle, half, top + 6) : top;
  sheet.moveTo(Math.max(left, right) + gap / 2);
}

/** Lines; column heads repeat on each page. */
function writeItems(sheet: Sheet, { columns, rows }: Paper) {
  /** Numbers take their width; text has the rest. */
  const widthOf = (index: number) =>
    2 * numberPadding + Math.max(...[columns, ...rows].map((row) => sheet.widthOf(row[index] ?? '')));
  autoTable(sheet.doc, {
    startY: sheet.y,
    margin: { top: margin.top, bottom: margin.bottom, left: margin.side, right: margin.side },
    theme: 'plain',
    rowPageBreak: 'avoid',
    head: [columns.map(toPdfText)],
    body: rows.map((row) => row.map(toPdfText)),
    styles: { font: 'helvetica', fontSize: 10, textColor: 20, cellPadding: { vertical: 1.8, horizontal: 1.5 } },
    headStyles: { fontStyle: 'normal', fontSize: 9, textColor: 110, lineWidth: { bottom: 0.3 }, lineColor: 160 },
    bodyStyles: { lineWidth: { bottom: 0.1 }, lineColor: 215 },
    columnStyles: Object.fromEntries(
      columns.map((_, index) => [index, index === 0 ? {} : { cellWidth: widthOf(index) }]),
    ),
    didParseCell: ({ column, cell }) => {
      if (column.index > 0) cell.styles.halign = 'right';
    },
    didDrawPage: ({ cursor }) => sheet.moveTo(cursor?.y ?? sheet.y),
  });
}

function writeSums(sheet: Sheet, { sums }: Paper) {
  const height = 6;
  sheet.moveTo(sheet.y + gap);
  sheet.need(sums.length * height);
  for (const { name, amount, isStrong } of sums) {
    const style = { isBold: isStrong, isGrey: !isStrong };
    sheet.write(name, sheet.right - 90, sheet.y, style);
    sheet.write(amount, sheet.right - 1.5, sheet.y, { ...style, align: 'right' });
    sheet.moveTo(sheet.y + height);
  }
}

/** Note, over several pages if necessary. */
function writeNote(sheet: Sheet, { note }: Paper) {
  if (!note) return;
  sheet.moveTo(sheet.y + gap);
  sheet.need(3 * sheet.lineHeight);
  sheet.write(note.title, margin.side, sheet.y, { isGrey: true, size: 9 });
  sheet.moveTo(sheet.y + 6);
  for (const line of sheet.wrap(note.text, sheet.width)) {
    sheet.need(sheet.lineHeight);
    sheet.write(line, margin.side, sheet.y);
    sheet.moveTo(sheet.y + sheet.lineHeight);
  }
}

function writeStub(sheet: Sheet, { stub }: Paper) {
  if (!stub) return;
  sheet.moveTo(sheet.y + gap);
  sheet.need((stub.facts.length + 3) * sheet.lineHeight);
  sheet.doc.setLineDashPattern([1.5, 1.5], 0).setDrawColor(120);
  sheet.doc.line(margin.side, sheet.y, sheet.right, sheet.y).setLineDashPattern([], 0);
  sheet.write(stub.title, margin.side, sheet.y + gap, { isGrey: true, size: 9 });
  sheet.moveTo(writeFacts(sheet, stub.facts, margin.side, sheet.width / 2, sheet.y + gap + 6));
}

function writeEdges(sheet: Sheet, { title, seller, pageOf }: Paper, first: number) {
  const last = sheet.doc.getNumberOfPages();
  const pages = last - first + 1;
  for (let page = first; page <= last; page += 1) {
    sheet.doc.setPage(page);
    const number = page - first + 1;
    if (number > 1) sheet.write(`${seller[0]} · ${title}`, margin.side, 15, { isGrey: true, size: 9 });
    sheet.write(title, margin.side, sheet.foot, { isGrey: true, size: 9 });
    sheet.write(pageOf(number, pages), sheet.right, sheet.foot, { isGrey: true, size: 9, align: 'right' });
  }
}

export function createInvoicePdf(papers: readonly Paper[], size: PaperSize): jsPDF {
  const doc = new jsPDF({ unit: 'mm', format: size, putOnlyUsedFonts: true });
  const sheet = createSheet(doc);
  doc.setProperties({ title: papers.map(({ title }) => title).join(', ') });
  for (const [index, paper] of papers.entries()) {
    if (index > 0) sheet.newPage();
    const first = doc.getNumberOfPages();
    for (const writePart of [writeHead, writeParties, writeItems, writeSums, writeNote, writeStub])
      writePart(sheet, paper);
    writeEdges(sheet, paper, first);
  }
  return doc;
}
