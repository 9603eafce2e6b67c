import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Nothing is built of tests, documents and the kit's gallery. */
const isInput = (path: string) =>
  !/(^|\/)(node_modules|dist|api-report|\.[^/]*)(\/|$)|^gallery(\/|$)/.test(path) && !/\.(test\.tsx?|md)$/.test(path);

function* filesIn(folder: string, root = folder): Generator<string> {
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (!isInput(relative(root, path))) continue;
    if (statSync(path).isDirectory()) yield* filesIn(path, root);
    else yield path;
  }
}

/**
 * Names a build by what goes into it, before it is built: the same sources make the same release.
 * Tests and documents do not count.
 * @param inputs folders and files, absolute
 * @returns eight hexadecimal digits
 */
export function hashOfInputs(inputs: string[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const files = statSync(input).isDirectory() ? [...filesIn(input)] : [input];
    for (const file of files) hash.update(relative(input, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 8);
}

/** The global name of a release's container: `email_1_4_0_ab12cd34`. */
export const containerName = (id: string, release: string) => `${id}_${release}`.replace(/[^a-zA-Z0-9]/g, '_');

/** The SRI hash of a file's bytes, as in `<script integrity>` (W3C Subresource Integrity). */
export const integrityOf = (bytes: Uint8Array) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
