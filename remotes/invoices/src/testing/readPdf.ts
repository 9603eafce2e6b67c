import { inflateSync } from 'node:zlib';

/** A file made here, as another program reads it: objects, streams and texts of PDF 1.7 (ISO 32000-1). */

export interface PdfText {
  text: string;
  /** Points from the top of the page. */
  y: number;
}

export interface Pdf {
  /** Dictionaries of the objects, by number. */
  objects: ReadonlyMap<number, string>;
  /** Content of an object's stream, without compression. */
  streamOf(id: number): Buffer;
  /** Texts of each page. */
  pages: PdfText[][];
}

const toObjects = (file: Buffer) => {
  const found = new Map<number, { dictionary: string; stream?: Buffer }>();
  const text = file.toString('latin1');
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id = '', body = ''] = match;
    const start = body.indexOf('\nstream\n');
    const dictionary = start < 0 ? body : body.slice(0, start);
    const raw = start < 0 ? undefined : Buffer.from(body.slice(start + 8, body.lastIndexOf('\nendstream')), 'latin1');
    const stream = raw && (dictionary.includes('/FlateDecode') ? inflateSync(raw) : raw);
    found.set(Number(id), { dictionary, ...(stream && { stream }) });
  }
  return found;
};

/** Characters by glyph, of a font's table ToUnicode. */
function toCharacters(cmap: string): string[] {
  const entries = [...cmap.matchAll(/beginbfrange\n[\s\S]*?endbfrange/g)].flatMap(([range]) => {
    const [, first = '0', list = ''] = /<([0-9a-f]+)> <[0-9a-f]+> \[([\s\S]*?)\]/.exec(range) ?? [];
    const texts = [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) =>
      Buffer.from(hex.replace(/ /g, ''), 'hex').swap16().toString('utf16le'),
    );
    return texts.map((text, index) => [Number.parseInt(first, 16) + index, text] as const);
  });
  const characters: string[] = [];
  for (const [glyph, text] of entries) characters[glyph] = text;
  return characters;
}

export function readPdf(bytes: Uint8Array): Pdf {
  const found = toObjects(Buffer.from(bytes));
  const objects = new Map([...found].map(([id, { dictionary }]) => [id, dictionary]));
  const streamOf = (id: number) => found.get(id)?.stream ?? Buffer.alloc(0);
  const refOf = (dictionary: string, name: string) => Number(new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary)?.[1]);
  const pageOf = (dictionary: string): PdfText[] => {
    const [, height = ''] = /\/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/.exec(dictionary) ?? [];
    const resources = objects.get(refOf(dictionary, 'Resources')) ?? dictionary;
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => [
        name,
        toCharacters(streamOf(refOf(objects.get(Number(id)) ?? '', 'ToUnicode')).toString('latin1')),
      ]),
    );
    const content = streamOf(refOf(dictionary, 'Contents')).toString('latin1');
    return [...content.matchAll(/([\d.]+) Tm\n\/(F\d+) [\d.]+ Tf\n(?:.*\n)*?\[(.*)\] TJ/g)].map(
      ([, y, font = '', glyphs = '']) => {
        const codes = [...glyphs.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
        const text = codes.map((code) => fonts.get(font)?.[Number.parseInt(code, 16)] ?? '?').join('');
        return { text, y: Number(height) - Number(y) };
      },
    );
  };
  const pages = [...objects.values()].filter((dictionary) => /\/Type \/Page\n/.test(dictionary)).map(pageOf);
  return { objects, streamOf, pages };
}
