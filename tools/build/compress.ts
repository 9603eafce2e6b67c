import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const isText = (file: string) => /\.(js|css|svg|json|html)$/.test(file);

/** The compressed variants that are stored beside a text file, by their endings; none for pictures and other binaries. */
export async function compressed(name: string, bytes: Buffer): Promise<Map<string, Buffer>> {
  if (!isText(name)) return new Map();
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  };
  return new Map([
    ['.br', await brotli(bytes, quality)],
    ['.gz', await gzipped(bytes, { level: 9 })],
  ]);
}

/** Writes a `.br` and a `.gz` beside every text file of a folder. */
export async function compressFolder(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter(isText);
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      for (const [ending, bytes] of await compressed(file, await readFile(path))) await writeFile(path + ending, bytes);
    }),
  );
}
