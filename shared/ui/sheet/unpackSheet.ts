import { strFromU8, strToU8, Unzip, UnzipInflate, zipSync } from 'fflate';
import { SheetFileError } from './sheetFileError';
import type { SheetTexts } from './sheetParts';

/** What the parts of a spreadsheet come to, unpacked: some 500,000 cells. A packed file may unpack to a thousand times its size. */
const maxUnpacked = 64 * 1024 * 1024;
/** Parts of a spreadsheet; one with more was not made by a spreadsheet. */
const maxParts = 1_000;
const bytesAtOnce = 64 * 1024;

const isWanted = (name: string): boolean => /\.xml(?:\.rels)?$/.test(name);

/** Texts of a spreadsheet in an archive that is not packed, as the library takes them. */
export const packTexts = (texts: SheetTexts): ArrayBuffer =>
  new Uint8Array(zipSync(Object.fromEntries([...texts].map(([name, text]) => [name, strToU8(text)])), { level: 0 }))
    .buffer;

/**
 * The texts of a spreadsheet (XLSX). The library would unpack what is large in a worker, which the page's policy refuses, and
 * all of it, however large. It is unpacked in slices.
 * @throws SheetFileError where it has more than a page holds, or is no archive
 */
export async function unpackSheet(packed: Uint8Array): Promise<SheetTexts> {
  const files = new Map<string, Uint8Array[]>();
  let [size, parts] = [0, 0];
  let problem: SheetFileError | undefined;
  const unzip = new Unzip((file) => {
    parts += 1;
    // Thrown at once: the library calls itself for each part of a slice.
    if (parts > maxParts) throw new SheetFileError('large');
    if (problem || !isWanted(file.name)) return;
    const chunks: Uint8Array[] = [];
    files.set(file.name, chunks);
    file.ondata = (error, chunk) => {
      if (error) problem ??= new SheetFileError('broken');
      if (!chunk) return;
      size += chunk.length;
      if (size > maxUnpacked) problem ??= new SheetFileError('large');
      if (!problem) chunks.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let from = 0; from < packed.length && !problem; from += bytesAtOnce) {
    unzip.push(packed.subarray(from, from + bytesAtOnce), from + bytesAtOnce >= packed.length);
    await new Promise((resolve) => setTimeout(resolve));
  }
  if (problem) throw problem;
  return new Map([...files].map(([name, chunks]) => [name, strFromU8(joined(chunks))]));
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
