import PDFDocument from 'pdfkit';
import { type PaperSize, toPdfText } from '../../model/pdfText';
import type { PdfFonts } from './fonts';

const mm = 72 / 25.4;

/** Points, as all lengths here. */
const margin = { top: 26 * mm, bottom: 22 * mm, side: 18 * mm } as const;
export const gap = 8 * mm;

const ink = '#141414';
const grey = '#5c5c5c';
const rule = '#bdbdbd';

interface TextStyle {
  size?: number;
  isBold?: boolean;
  isGrey?: boolean;
  align?: 'left' | 'right';
}

export interface SheetOptions {
  size: PaperSize;
  fonts: PdfFonts;
  /** BCP 47. */
  language: string;
  title: string;
  now: Date;
}

/**
 * PDF/A-3 (ISO 19005-3, level B): subsets of its fonts, its colours and its metadata are in the file, which may have
 * others attached. Pages are kept until the end, when their number is known.
 */
const createDocument = ({ size, language, title, now }: SheetOptions) =>
  new PDFDocument({
    size,
    margins: { top: margin.top, bottom: margin.bottom, left: margin.side, right: margin.side },
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    // Not the standard fonts, which a file cannot hold.
    font: '',
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Producer: 'Atrium', Creator: 'Atrium', CreationDate: now, ModDate: now },
  });

/** Writes at places of the current page. */
function createPen(doc: PDFKit.PDFDocument, width: number) {
  const style = ({ size = 9.5, isBold, isGrey }: TextStyle) =>
    doc
      .font(isBold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(isGrey ? grey : ink);

  return {
    widthOf: (text: string, look: TextStyle = {}): number => style(look).widthOfString(toPdfText(text)),
    heightOf: (text: string, room: number, look: TextStyle = {}): number =>
      style(look).heightOfString(toPdfText(text) || ' ', { width: room }),
    /** One line, outside of the flow: at a place of any page, its margins included. */
    writeLine(text: string, x: number, at: number, look: TextStyle = {}) {
      const written = toPdfText(text);
      const start = look.align === 'right' ? x - style(look).widthOfString(written) : x;
      style(look).text(written, start, at, { lineBreak: false });
    },
    /** Text in a column; goes on to further pages where it is long. Returns its lower end. */
    writeText(text: string, x: number, at: number, room: number, look: TextStyle = {}): number {
      style(look).text(toPdfText(text), x, at, { width: room, align: look.align ?? 'left' });
      return doc.y;
    },
    drawRule(at: number, isDashed = false) {
      doc
        .save()
        .lineWidth(0.5)
        .strokeColor(isDashed ? grey : rule);
      if (isDashed) doc.dash(4, { space: 4 });
      doc
        .moveTo(margin.side, at)
        .lineTo(width - margin.side, at)
        .stroke()
        .restore();
    },
  };
}

/** Cursor over a document: writes texts downwards, with page breaks. */
export function createSheet(options: SheetOptions) {
  const doc = createDocument(options);
  doc.registerFont('regular', options.fonts.regular);
  doc.registerFont('bold', options.fonts.bold);
  const { width, height } = doc.page;
  let y: number = margin.top;

  const newPage = () => {
    doc.addPage();
    y = margin.top;
  };

  return {
    ...createPen(doc, width),
    doc,
    left: margin.side,
    right: width - margin.side,
    width: width - 2 * margin.side,
    foot: height - 12 * mm,
    get y() {
      return y;
    },
    moveTo(next: number) {
      y = next;
    },
    newPage,
    /** Breaks the page where that much has no room on it; true if it did. */
    need(room: number): boolean {
      const isFull = y + room > height - margin.bottom;
      if (isFull) newPage();
      return isFull;
    },
  };
}

export type Sheet = ReturnType<typeof createSheet>;
