import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { AppManifest } from '@atrium/contract';

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|(^|\/)testing\//.test(file);

/** Sources of an app without its tests, by their path from its folder. */
function sourcesIn(directory: string): ReadonlyMap<string, string> {
  const folder = join(directory, 'src');
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const named = files.map((file) => relative(directory, join(folder, file)).split(sep).join('/')).filter(isSource);
  return new Map(named.sort().map((file) => [file, readFileSync(join(directory, file), 'utf8')]));
}

/**
 * What the manifest names, compared with the code of the app, as far as the code writes it out: a sentence each. What reads
 * the code is loaded here, by a build alone.
 */
export async function codeIssues(directory: string, manifest: AppManifest): Promise<string[]> {
  const [{ AppSources }, ...rules] = await Promise.all([
    import('./appSources'),
    import('./moduleRules').then(({ moduleRules }) => moduleRules),
    import('./backendRules').then(({ backendRules }) => backendRules),
    import('./screenRules').then(({ screenRules }) => screenRules),
  ]);
  const sources = new AppSources(sourcesIn(directory));
  return rules.flat().flatMap((rule) => rule(manifest, sources));
}
