import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = 'shell/layers.json';

/** The folders of `shell/src`, bottom to top. */
export function readLayers(root: string): readonly (readonly string[])[] {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
}

function readmeProblems(root: string, named: readonly string[]): string[] {
  const readme = join(root, 'shell/README.md');
  const rows = existsSync(readme) ? readFileSync(readme, 'utf8').match(/^\|.*$/gm) : null;
  if (!rows) return [];
  const table = rows.join('\n');
  return named
    .filter((name) => !table.includes(`\`${name}\``))
    .map((name) => `shell/README.md: ${name} is not in the table of layers`);
}

/** Folders that are in no layer, in two, or gone, or that the README leaves out. */
export function layerProblems(root: string): string[] {
  const named = readLayers(root).flat();
  if (named.length === 0) return [];
  const folders = readdirSync(join(root, 'shell/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  return [
    ...folders.filter((name) => !named.includes(name)).map((name) => `${file}: shell/src/${name} is in no layer`),
    ...named.filter((name) => !folders.includes(name)).map((name) => `${file}: there is no folder shell/src/${name}`),
    ...named.filter((name, index) => named.indexOf(name) < index).map((name) => `${file}: ${name} is in two layers`),
    ...readmeProblems(root, named),
  ];
}
