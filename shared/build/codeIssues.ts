import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { AppManifest } from '@atrium/contract';
import { isWithin, manifestModules } from '@atrium/contract/host';
import { suggestion } from './nearest';

type Reading = typeof import('./readCode');

interface Code {
  /** The text of an exposed module, or undefined where there is none. */
  moduleText(module: string): string | undefined;
  /** Sources of the app without its tests, by their path from its folder. */
  sources: ReadonlyMap<string, string>;
}

/** One rule: sentences about what the manifest names and the code has not; none when all is well. */
type CodeRule = (manifest: AppManifest, code: Code, read: Reading) => string[];

const modulesHaveDefaults: CodeRule = (manifest, { moduleText }, { hasDefaultExport }) =>
  ['./app', ...manifestModules(manifest)].flatMap((module) => {
    const text = moduleText(module);
    return text === undefined || hasDefaultExport(text)
      ? []
      : [`src/${module.slice(2)} has no default export, which is what the dashboard takes: add "export default".`];
  });

const commandsAreHandled: CodeRule = ({ commands = [] }, { moduleText }, { handledCommands }) =>
  commands.flatMap(({ id, module }) => {
    const handled = handledCommands(moduleText(module) ?? '');
    return handled === undefined || handled.includes(id)
      ? []
      : [
          `src/${module.slice(2)} handles no command "${id}": add it there, or take it out of the manifest.${suggestion(id, handled)}`,
        ];
  });

const listed = (paths: readonly string[]) => paths.join(', ') || 'none';

const routesAreOwned: CodeRule = ({ paths }, { moduleText }, { routePaths }) =>
  routePaths(moduleText('./app') ?? '')
    .filter((route) => !paths.some(({ path }) => isWithin(route, path)))
    .map(
      (route) =>
        `src/app has the route "${route}", which lies below none of the manifest's paths (${listed(paths.map(({ path }) => path))}): nobody could open it.`,
    );

const callsAreOwned: CodeRule = ({ backend }, { sources }, { callPaths }) =>
  [...sources].flatMap(([file, text]) =>
    (backend && text.includes('defineCall') ? callPaths(text) : [])
      .filter((path) => !backend?.prefixes.some((prefix) => isWithin(path, prefix)))
      .map(
        (path) =>
          `${file} states the call "${path}", which lies below none of the prefixes of the manifest's backend (${listed(backend?.prefixes ?? [])}): nothing would answer it.`,
      ),
  );

const policyAllows: CodeRule = ({ policies }, { sources }, { blockedCode }) =>
  [...sources].flatMap(([file, text]) =>
    blockedCode(text, policies).map((what) =>
      what.startsWith('createPolicy')
        ? `${file} uses ${what}, which the page's policy blocks: do without it, or name the policy in "policies" of the manifest, which each product has to allow.`
        : `${file} uses ${what}, which the page's policy blocks: do without it.`,
    ),
  );

const rules: readonly CodeRule[] = [
  modulesHaveDefaults,
  commandsAreHandled,
  routesAreOwned,
  callsAreOwned,
  policyAllows,
];

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|(^|\/)testing\//.test(file);

function sourcesIn(directory: string): ReadonlyMap<string, string> {
  const folder = join(directory, 'src');
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const named = files.map((file) => relative(directory, join(folder, file)).split(sep).join('/')).filter(isSource);
  return new Map(named.sort().map((file) => [file, readFileSync(join(directory, file), 'utf8')]));
}

/**
 * What the manifest names, compared with the code of the app, as far as the code writes it out: a sentence each.
 * @param sourceOf the file of an exposed module
 */
export async function codeIssues(
  directory: string,
  manifest: AppManifest,
  sourceOf: (module: string) => string | undefined,
): Promise<string[]> {
  const read = await import('./readCode');
  const moduleText = (module: string) => {
    const file = sourceOf(module);
    return file === undefined ? undefined : readFileSync(file, 'utf8');
  };
  const code = { moduleText, sources: sourcesIn(directory) };
  return rules.flatMap((rule) => rule(manifest, code, read));
}
