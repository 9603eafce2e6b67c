import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { type AppManifest, type EmittedManifest, type IconNode, type Language, languages } from '@atrium/contract';
import { appManifest, manifestIcons, manifestIssues, manifestLabels } from '@atrium/contract/host';
import { codeIssues } from './codeIssues';
import { nearest } from './nearest';
import { hostRange, packageFolder } from './packages';
import { readTexts, type Texts, textIssues } from './textIssues';
import { unknownKeys } from './unknownKeys';

/**
 * The ids that the source of an app's module `./app` writes out: in `defineApp({ id: 'notes', … })` and
 * `createAppApi('notes')`. One that is computed is checked by the page when it loads the app.
 */
export const namedIds = (source: string): string[] =>
  [...source.matchAll(/\b(?:defineApp\(\s*\{[^{}]*?\bid:|createAppApi\()\s*(["'`])([^"'`$]*)\1/g)].map(
    ([, , id = '']) => id,
  );

const extensions = ['.tsx', '.ts', '/index.tsx', '/index.ts'];

/** The source file of an exposed module, or undefined where there is none. */
export const sourceOf = (directory: string, module: string): string | undefined =>
  extensions.map((extension) => join(directory, 'src', module + extension)).find((file) => existsSync(file));

function textAt(texts: Texts, key: string): string | undefined {
  let found: string | Texts | undefined = texts;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' && found.trim() ? found : undefined;
}

async function iconNodes(name: string): Promise<readonly IconNode[] | undefined> {
  if (!/^[a-z0-9-]+$/.test(name)) return undefined;
  try {
    const { __iconData } = await import(`lucide-react/icons/${name}`);
    return __iconData.node.map(([element, { key, ...attributes }]: [string, Record<string, string>]) => [
      element,
      attributes,
    ]);
  } catch {
    return undefined;
  }
}

/** The names of all icons of the family. */
const iconNames = (directory: string): string[] =>
  readdirSync(join(packageFolder('lucide-react', directory), 'dist/esm/icons')).flatMap((file) =>
    file.endsWith('.mjs') ? file.slice(0, -'.mjs'.length) : [],
  );

/** A manifest that does not fit its app; the message holds one sentence per problem. */
export class ManifestError extends Error {
  constructor(id: string, problems: string[]) {
    super(
      `src/manifest.ts of "${id}" and its app do not fit:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
    // The sentences alone: where they were thrown helps nobody.
    this.stack = this.message;
  }

  /** As a bundler prints it. */
  [inspect.custom](): string {
    return this.message;
  }
}

/**
 * Checks an app's manifest against its folder and completes it with the range of the host API and with what the shell
 * renders without the app's code: drawings of its icons and its labels in every language.
 * @throws ManifestError when a module, label or icon that it names does not exist, or a rule of the contract is broken.
 */
export async function emitManifest(
  directory: string,
  manifest: AppManifest,
  version: string,
): Promise<EmittedManifest> {
  const textsOf = (language: Language) => readTexts(directory, language);
  const texts = { en: textsOf('en'), de: textsOf('de'), fr: textsOf('fr'), pt: textsOf('pt') };
  const drawings = new Map<string, readonly IconNode[]>();
  for (const icon of manifestIcons(manifest)) {
    const nodes = await iconNodes(icon);
    if (nodes) drawings.set(icon, nodes);
  }

  const problems = manifestIssues(manifest, {
    hasModule: (module) => sourceOf(directory, module) !== undefined,
    hasIcon: (icon) => drawings.has(icon),
    iconNear: (icon) => nearest(icon, iconNames(directory)),
    languagesWithout: (label) => languages.filter((language) => textAt(texts[language], label) === undefined),
  });
  const app = sourceOf(directory, './app');
  if (!app) problems.push('The app exposes no "./app": src/app.tsx does not exist.');
  for (const id of app ? namedIds(readFileSync(app, 'utf8')) : [])
    if (id !== manifest.id) problems.push(`src/app names the app "${id}", the manifest "${manifest.id}".`);
  problems.push(...unknownKeys(appManifest, 'manifest', manifest));
  // Rules of the code take a manifest that is whole.
  if (!problems.length) problems.push(...(await codeIssues(directory, manifest)), ...textIssues(texts));
  if (problems.length) throw new ManifestError(manifest.id, problems);

  const labelsIn = (language: Language) =>
    Object.fromEntries(manifestLabels(manifest).map((key) => [key, textAt(texts[language], key) ?? key]));
  return {
    ...manifest,
    host: hostRange(directory),
    version,
    icons: Object.fromEntries(drawings),
    labels: { en: labelsIn('en'), de: labelsIn('de'), fr: labelsIn('fr'), pt: labelsIn('pt') },
  };
}
