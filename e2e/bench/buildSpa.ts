import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestModules } from '@atrium/build';
import { type AppManifest, languages } from '@atrium/contract';
import { compressFolder } from '../../tools/build/compress';
import { dist, remoteFolders, root } from '../../tools/build/paths';
import { runRspack } from '../../tools/build/rspack';
import { readRegistry, writeRegistry } from '../../tools/release/storage/folderRegistry';

const release = 'spa';

/** Lazy imports of every exposed module of the remotes, as source text. */
async function lazyImports(): Promise<string> {
  const lines: string[] = [];
  for (const [id, folder] of remoteFolders()) {
    const { default: manifest }: { default: AppManifest } = await import(join(folder, 'src/manifest.ts'));
    const modules = ['./app', ...manifestModules(manifest), ...languages.map((language) => `./locales/${language}`)];
    for (const module of modules) {
      const file = join(folder, 'src', module.startsWith('./locales/') ? `${module}.json` : module);
      lines.push(`  '${id}/${module.slice(2)}': () => import(${JSON.stringify(file)}),`);
    }
  }
  return `export const modules: Record<string, () => Promise<unknown>> = {\n${lines.join('\n')}\n};\n`;
}

/** Builds the product as one application, served like the product. @returns the folder to serve */
export async function buildSpa(): Promise<string> {
  const served = join(root, '.cache/bench/spa');
  const folder = join(import.meta.dirname, 'spa');
  rmSync(served, { recursive: true, force: true });
  mkdirSync(join(root, '.cache/bench'), { recursive: true });
  writeFileSync(join(root, '.cache/bench/modules.ts'), await lazyImports());
  await runRspack(folder, { release, output: join(served, 'shell', release) });
  await compressFolder(join(served, 'shell', release));
  if (existsSync(join(dist, 'assets'))) cpSync(join(dist, 'assets'), join(served, 'assets'), { recursive: true });
  const registry = readRegistry(join(dist, 'registry.json'));
  writeRegistry(join(served, 'registry.json'), { ...registry, shell: { ...registry.shell, release } });
  return served;
}
