import type { jsPDF } from 'jspdf';
import { toPdfText } from '../../model/pdfText';

/** Millimetres, as all lengths here. */
export const margin = { top: 26, bottom: 22, side: 18 } as const;

const lineHeight = 5;
const grey = 110;

interface TextStyle {
  size?: number;
  isBold?: boolean;
  isGrey?: boolean;
  align?: 'left' | 'right';
}

/** Cursor over a document: writes texts downwards, with page breaks. */
export function createSheet(doc: jsPDF) {
  const { width, height } = doc.internal.pageSize;
  const right = width - margin.side;
  let y: number = margin.top;

  const write = (
    text: string,
    x: number,
    at: number,
    { size = 10, isBold, isGrey, align = 'left' }: TextStyle = {},
  ) => {
    doc
      .setFont('helvetica', isBold ? 'bold' : 'normal')
      .setFontSize(size)
      .setTextColor(isGrey ? grey : 20);
    doc.text(toPdfText(text), x, at, { align });
  };
  /** Text wrapped to a width, as `write` writes it. */
  const wrap = (text: string, maxWidth: number, { size = 10, isBold }: TextStyle = {}): string[] => {
    doc.setFont('helvetica', isBold ? 'bold' : 'normal').setFontSize(size);
    return doc.splitTextToSize(toPdfText(text), maxWidth);
  };

  const newPage = () => {
    doc.addPage();
    y = margin.top;
  };

  return {
    doc,
    right,
    width: right - margin.side,
    write,
    wrap,
    widthOf(text: string): number {
      doc.setFont('helvetica', 'normal').setFontSize(10);
      return doc.getTextWidth(toPdfText(text));
    },
    get y() {
      return y;
    },
    moveTo(next: number) {
      y = next;
    },
    need(room: number) {
      if (y + room > height - margin.bottom) newPage();
    },
    newPage,
    /** Lines of text; returns the lower end. */
    writeLines(lines: readonly string[], x: number, at: number, style: TextStyle = {}): number {
      for (const [index, line] of lines.entries()) write(line, x, at + index * lineHeight, style);
      return at + lines.length * lineHeight;
    },
    lineHeight,
    bottom: height - margin.bottom,
    foot: height - 12,
  };
}

export type Sheet = ReturnType<typeof createSheet>;
