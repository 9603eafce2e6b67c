// The parts of libraries for files that are used here: the whole types of pdfkit bring those of Node into the page.

declare module 'fontkit' {
  interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean;
  }

  /** Opens a font; one with several fonts in it is not among ours. */
  export function create(bytes: Uint8Array): Font;
}

declare namespace PDFKit {
  interface Options {
    size?: string;
    margins?: { top: number; bottom: number; left: number; right: number };
    pdfVersion?: '1.7';
    /** Of ISO 19005, with its level. */
    subset?: 'PDF/A-3b';
    font?: string;
    /** BCP 47. */
    lang?: string;
    displayTitle?: boolean;
    bufferPages?: boolean;
    info?: { Title: string; Producer: string; Creator: string; CreationDate: Date; ModDate: Date };
  }

  interface Attachment {
    name: string;
    type: string;
    description: string;
    /** `AFRelationship` of PDF/A-3, ISO 19005-3, 6.8. */
    relationship: 'Alternative' | 'Data' | 'Source' | 'Supplement' | 'Unspecified';
    creationDate: Date;
    modifiedDate: Date;
  }

  interface TextOptions {
    width?: number;
    align?: 'left' | 'right';
    lineBreak?: boolean;
  }

  /** Lengths are in points; what draws gives the document back. */
  interface PDFDocument {
    readonly page: { readonly width: number; readonly height: number };
    /** Where the next text would stand. */
    readonly y: number;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    lineWidth(width: number): this;
    dash(length: number, options: { space: number }): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    stroke(): this;
    save(): this;
    restore(): this;
    text(text: string, x: number, y: number, options: TextOptions): this;
    widthOfString(text: string): number;
    heightOfString(text: string, options: TextOptions): number;
    registerFont(name: string, bytes: ArrayBuffer | Uint8Array): this;
    addPage(): this;
    switchToPage(place: number): unknown;
    bufferedPageRange(): { start: number; count: number };
    file(bytes: ArrayBuffer, options: Attachment): unknown;
    appendXML(xml: string): void;
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'error', listener: (error: unknown) => void): this;
    on(event: 'end', listener: () => void): this;
    end(): void;
  }
}

declare module 'pdfkit' {
  const PDFDocument: new (options: PDFKit.Options) => PDFKit.PDFDocument;
  export default PDFDocument;
}

/** A font as a data URL. */
declare module '*.ttf' {
  const url: string;
  export default url;
}
