import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const isText = (file: string) => /\.(js|css|svg|json|html)$/.test(file);

/** Puts a `.br` and a `.gz` beside every text file of a folder, so that the server never compresses. */
export async function compressFolder(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter(isText);
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const bytes = await readFile(path);
      const quality = {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      };
      await writeFile(`${path}.br`, await brotli(bytes, quality));
      await writeFile(`${path}.gz`, await gzipped(bytes, { level: 9 }));
    }),
  );
}
