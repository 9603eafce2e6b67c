import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AppManifest, Permission, Registry } from '@atrium/contract';
import { hostPages } from '../../shared/contract/hostPages';
import { entryOfPath } from '../../shared/contract/paths';
import { type SuggestedPage, searchEntryId, suggestedPages } from '../../shared/contract/suggestedPages';
import shellLabels from '../../shell/src/locales/en.json' with { type: 'json' };

type Labels = Record<string, string>;

interface KnownApp {
  manifest: AppManifest;
  labels: Labels;
}

const fromRegistry = ({ apps }: Registry): KnownApp[] =>
  Object.values(apps).flatMap(({ live, releases }) => {
    const manifest = releases.find(({ release }) => release === live)?.manifest;
    return manifest ? [{ manifest, labels: manifest.labels.en }] : [];
  });

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
    id: searchEntryId('shell', entry.id),
    title: labels[entry.label] ?? entry.label,
    icon: entry.icon,
    link: entry.path,
  }));
}

async function fromSource(folder: string): Promise<KnownApp[]> {
  const manifestFile = join(folder, 'src/manifest.ts');
  if (!existsSync(manifestFile)) return [];
  const { default: manifest }: { default: AppManifest } = await import(pathToFileURL(manifestFile).href);
  const locale: object = JSON.parse(await readFile(join(folder, 'src/locales/en.json'), 'utf8'));
  return [{ manifest, labels: flatten(locale) }];
}

async function readApps(root: string): Promise<KnownApp[]> {
  const built = join(root, 'dist/registry.json');
  if (existsSync(built)) return fromRegistry(JSON.parse(await readFile(built, 'utf8')));
  const folders = await readdir(join(root, 'remotes'));
  return (await Promise.all(folders.map((name) => fromSource(join(root, 'remotes', name))))).flat();
}

/**
 * The pages that search may suggest, from the shell and from the built registry, or from the apps' manifests before a build;
 * and the permission that a page requires.
 */
export async function readHost(
  root: string,
): Promise<{ suggestions: SuggestedPage[]; requires: (path: string) => Permission | undefined }> {
  const apps = await readApps(root);
  const labelsOf = new Map(apps.map(({ manifest, labels }) => [manifest, labels]));
  const manifests = apps.map(({ manifest }) => manifest);
  return {
    suggestions: [
      ...fromShell(),
      ...suggestedPages(manifests, (manifest, label) => labelsOf.get(manifest)?.[label] ?? label),
    ],
    requires: (path) =>
      hostPages.find((page) => page.path === path)?.requires ??
      manifests.map((manifest) => entryOfPath(manifest, path)).find((entry) => entry !== undefined)?.requires,
  };
}
