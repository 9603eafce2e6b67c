import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from './testing/buildApp';

/** A configuration that writes down the names of the modules that no file holds: the bundler makes their ids of them. */
const config = `import { defineRemote } from '@atrium/build';
import { rspack } from '@rspack/core';
import manifest from './src/manifest';
const base = defineRemote(import.meta.dirname, manifest);
const names = ({ modules }) =>
  [...modules].map((module) => decodeURIComponent(module.identifier())).filter((name) => /^container|data:/.test(name));
export default (asked) => {
  const config = base(asked);
  const apply = (compiler) =>
    compiler.hooks.compilation.tap('names', (compilation) =>
      compilation.hooks.processAssets.tap('names', () =>
        compilation.emitAsset('names.txt', new rspack.sources.RawSource(names(compilation).join('\\n'))),
      ),
    );
  return { ...config, plugins: [...config.plugins, { apply }] };
};`;

interface Built {
  names: string;
  /** The hash of each file that was made. */
  hashes: Record<string, string>;
}

async function build(folder: string): Promise<Built> {
  const output = await buildApp(folder, { 'rspack.config.ts': config });
  const hashOf = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(output, name)))
      .digest('hex');
  return {
    names: readFileSync(join(output, 'names.txt'), 'utf8'),
    hashes: Object.fromEntries(readdirSync(output).map((name) => [name, hashOf(name)])),
  };
}

test('the same sources make the same files in every folder', async () => {
  const base = mkdtempSync(join(tmpdir(), 'atrium-same-'));
  try {
    // Both are as far from the packages, which are linked here; e2e/same-bytes.spec.ts has copies of them.
    const [one, other] = await Promise.all(['a/notes', 'of a colleague/notes'].map((name) => build(join(base, name))));
    expect(one?.hashes).toMatchObject({ 'app.json': expect.any(String) });
    expect(one?.hashes).toEqual(other?.hashes);
    expect(one?.names).toContain('"./src/app.tsx"');
    expect(one?.names).toContain('atrium-start-container');
    expect(one?.names).not.toContain(process.cwd());
  } finally {
    rmSync(base, { recursive: true });
  }
}, 60_000);
