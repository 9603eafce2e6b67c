import { create } from 'fontkit';
import { lettersWithout, type PaperSize } from '../../model/pdfText';
import { attachFacturX } from './attachFacturX';
import type { PdfFonts } from './fonts';
import { type Fact, type Paper, textsOf } from './paper';
import { createSheet, gap, type Sheet } from './sheet';
import { writeTable } from './writeTable';

const small = { isGrey: true, size: 8.5 } as const;

/** Names and values; returns the lower end. */
function writeFacts(sheet: Sheet, facts: readonly Fact[], x: number, width: number, at: number): number {
  const nameWidth = width * 0.36;
  let y = at;
  for (const [name, value] of facts) {
    if (!value) continue;
    const end = sheet.writeText(name, x, y, nameWidth - 4, { isGrey: true });
    y = Math.max(end, sheet.writeText(value, x + nameWidth, y, width - nameWidth));
  }
  return y;
}

function writeHead(sheet: Sheet, { seller: [name = '', ...address], title, facts }: Paper) {
  const { y: top, width } = sheet;
  const half = width / 2 - gap / 2;
  const left = sheet.writeText(name, sheet.left, top, half, { size: 14, isBold: true });
  const leftEnd = sheet.writeText(address.join('\n'), sheet.left, left + 4, half, { isGrey: true });
  let y = sheet.writeText(title, sheet.right - half, top, half, { size: 14, isBold: true, align: 'right' }) + 4;
  for (const [fact, value] of facts)
    y = sheet.writeText(`${fact}  ${value}`, sheet.right - half, y, half, { align: 'right' });
  sheet.moveTo(Math.max(leftEnd, y) + gap);
}

function writeParties(sheet: Sheet, { client, payment }: Paper) {
  const { y: top } = sheet;
  const half = sheet.width / 2 - gap / 2;
  const middle = sheet.left + half + gap;
  const [name = '', ...lines] = client.lines;
  const titleEnd = sheet.writeText(client.title, sheet.left, top, half, small) + 2;
  const nameEnd = sheet.writeText(name, sheet.left, titleEnd, half, { isBold: true });
  const left = sheet.writeText(lines.join('\n'), sheet.left, nameEnd, half);
  let right = top;
  if (payment) {
    right = sheet.writeText(payment.title, middle, top, half, small) + 2;
    right = writeFacts(sheet, payment.facts, middle, half, right);
  }
  sheet.moveTo(Math.max(left, right) + gap / 2);
}

function writeSums(sheet: Sheet, { sums }: Paper) {
  const height = 17;
  sheet.moveTo(sheet.y + gap / 2);
  sheet.need(sums.length * height);
  for (const { name, amount, isStrong } of sums) {
    const look = { isBold: isStrong, isGrey: !isStrong };
    sheet.writeLine(name, sheet.right - 250, sheet.y, look);
    sheet.writeLine(amount, sheet.right - 4, sheet.y, { ...look, align: 'right' });
    sheet.moveTo(sheet.y + height);
  }
}

/** Texts below the sums, over several pages if necessary. */
function writeNotes(sheet: Sheet, { notes }: Paper) {
  for (const { title, text } of notes) {
    sheet.moveTo(sheet.y + gap);
    sheet.need(40);
    const end = title ? sheet.writeText(title, sheet.left, sheet.y, sheet.width, small) + 2 : sheet.y;
    sheet.moveTo(sheet.writeText(text, sheet.left, end, sheet.width));
  }
}

function writeStub(sheet: Sheet, { stub }: Paper) {
  if (!stub) return;
  sheet.moveTo(sheet.y + gap);
  sheet.need((stub.facts.length + 3) * 14);
  sheet.drawRule(sheet.y, true);
  const end = sheet.writeText(stub.title, sheet.left, sheet.y + gap / 2, sheet.width, small);
  sheet.moveTo(writeFacts(sheet, stub.facts, sheet.left, sheet.width / 2, end + 2));
}

interface Pages {
  first: number;
  count: number;
}

/** Title and number of each page; from the second on the seller, too. */
function writeEdges(sheet: Sheet, { title, seller, pageOf }: Paper, { first, count }: Pages) {
  for (let number = 1; number <= count; number += 1) {
    sheet.doc.switchToPage(first + number - 1);
    if (number > 1) sheet.writeLine(`${seller[0]} · ${title}`, sheet.left, 40, small);
    sheet.writeLine(title, sheet.left, sheet.foot, small);
    sheet.writeLine(pageOf(number, count), sheet.right, sheet.foot, { ...small, align: 'right' });
  }
}

function writeBody(sheet: Sheet, paper: Paper) {
  writeHead(sheet, paper);
  writeParties(sheet, paper);
  writeTable(sheet, paper);
  for (const writePart of [writeSums, writeNotes, writeStub]) writePart(sheet, paper);
}

export interface InvoicePdfOptions {
  size: PaperSize;
  fonts: PdfFonts;
  /** BCP 47, of the texts. */
  language: string;
  now: Date;
  /** XML of an invoice in the syntax CII, which makes the file a Factur-X. */
  facturX?: string;
}

/** Thrown where the font has no shape for letters of a text; nothing is left out silently. */
export class LettersMissing extends Error {
  readonly letters: readonly string[];

  constructor(letters: readonly string[]) {
    super(`No shape for ${letters.join(' ')}`);
    this.letters = letters;
  }
}

/**
 * Papers as one file.
 * @throws LettersMissing
 */
export async function createInvoicePdf(
  papers: readonly Paper[],
  { facturX, ...options }: InvoicePdfOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const font = create(options.fonts.regular);
  const letters = lettersWithout((codePoint) => font.hasGlyphForCodePoint(codePoint), papers.flatMap(textsOf));
  if (letters.length > 0) throw new LettersMissing(letters);
  const sheet = createSheet({ ...options, title: papers.map(({ title }) => title).join(', ') });
  const bytes = collect(sheet);
  for (const [index, paper] of papers.entries()) {
    if (index > 0) sheet.newPage();
    const first = sheet.doc.bufferedPageRange().count - 1;
    writeBody(sheet, paper);
    writeEdges(sheet, paper, { first, count: sheet.doc.bufferedPageRange().count - first });
    sheet.doc.switchToPage(sheet.doc.bufferedPageRange().count - 1);
  }
  if (facturX !== undefined) attachFacturX(sheet.doc, facturX, options.now);
  sheet.doc.end();
  return bytes;
}

const collect = ({ doc }: Sheet): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('error', reject);
    doc.on('end', () => {
      const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.byteLength, 0));
      let offset = 0;
      for (const chunk of chunks) {
        bytes.set(chunk, offset);
        offset += chunk.byteLength;
      }
      resolve(bytes);
    });
  });
