import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const isText = (file: string) => /\.(js|css|svg|json|html)$/.test(file);

/** What lies beside a file so that the server never compresses, by the ending that it adds; nothing for pictures and the like. */
export async function packed(name: string, bytes: Buffer): Promise<Map<string, Buffer>> {
  if (!isText(name)) return new Map();
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  };
  return new Map([
    ['.br', await brotli(bytes, quality)],
    ['.gz', await gzipped(bytes, { level: 9 })],
  ]);
}

/** Puts a `.br` and a `.gz` beside every text file of a folder. */
export async function compressFolder(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter(isText);
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      for (const [ending, bytes] of await packed(file, await readFile(path))) await writeFile(path + ending, bytes);
    }),
  );
}
