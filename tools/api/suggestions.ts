import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AppManifest, Registry } from 'shared/contract';
import type { SuggestedPage } from '../../mock';
import { hostPages } from '../../shared/contract/hostPages';
import shellLabels from '../../shell/src/locales/en.json' with { type: 'json' };

type Labels = Record<string, string>;

const toPages = ({ search = [] }: AppManifest, labels: Labels): SuggestedPage[] =>
  search.map(({ id, label, path, icon, isBookmarked = false }) => ({
    id,
    title: labels[label] ?? label,
    icon,
    link: path,
    isBookmarked,
  }));

function fromRegistry({ apps }: Registry): SuggestedPage[] {
  return Object.values(apps).flatMap(({ live, releases }) => {
    const manifest = releases.find(({ release }) => release === live)?.manifest;
    return manifest ? toPages(manifest, manifest.labels.en) : [];
  });
}

/** Labels may be nested in the file; a manifest names them in dots. */
function flatten(value: object, prefix = ''): Labels {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]): [string, string][] =>
      typeof inner === 'string' ? [[prefix + key, inner]] : Object.entries(flatten(inner, `${prefix}${key}.`)),
    ),
  );
}

function fromShell(): SuggestedPage[] {
  const labels = flatten(shellLabels);
  return hostPages.map((entry) => ({
    id: entry.id,
    title: labels[entry.label] ?? entry.label,
    icon: entry.icon,
    link: entry.path,
  }));
}

async function fromSource(folder: string): Promise<SuggestedPage[]> {
  const manifestFile = join(folder, 'src/manifest.ts');
  if (!existsSync(manifestFile)) return [];
  const { default: manifest }: { default: AppManifest } = await import(pathToFileURL(manifestFile).href);
  const locale: object = JSON.parse(await readFile(join(folder, 'src/locales/en.json'), 'utf8'));
  return toPages(manifest, flatten(locale));
}

/** The pages that search may suggest: the shell's own and those of the built registry, or of the apps' own manifests before a build. */
export async function readSuggestions(root: string): Promise<SuggestedPage[]> {
  const built = join(root, 'dist/registry.json');
  if (existsSync(built)) return [...fromShell(), ...fromRegistry(JSON.parse(await readFile(built, 'utf8')))];
  const folders = await readdir(join(root, 'remotes'));
  return [
    ...fromShell(),
    ...(await Promise.all(folders.map((name) => fromSource(join(root, 'remotes', name))))).flat(),
  ];
}
