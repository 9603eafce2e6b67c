import { isWithin, manifestModules } from '@atrium/contract/host';
import type { SourceRule } from './backendRules';
import { suggestion } from './nearest';
import { blockedCode } from './readCode';

const modulesHaveDefaults: SourceRule = (manifest, sources) =>
  ['./app', ...manifestModules(manifest)].flatMap((module) => {
    const file = sources.moduleFile(module);
    return file === undefined || sources.hasDefault(file)
      ? []
      : [`${file} has no default export, which is what the dashboard takes: add "export default".`];
  });

const commandsAreHandled: SourceRule = ({ commands = [] }, sources) =>
  commands.flatMap(({ id, module }) => {
    const file = sources.moduleFile(module);
    const call = sources.callsOf('defineCommands').find((one) => one.file === file);
    const handled = call && sources.keys(sources.argument(call, 0));
    const known = handled?.filter((key) => key !== undefined);
    return !known || known.length < (handled?.length ?? 0) || known.includes(id)
      ? []
      : [
          `${file} handles no command "${id}": add it there, or take it out of src/manifest.ts.${suggestion(id, known)}`,
        ];
  });

const listed = (paths: readonly string[]) => paths.join(', ') || 'none';

const routesAreOwned: SourceRule = ({ paths }, sources) =>
  sources.callsOf('defineApp').flatMap((call) =>
    sources.elements(sources.property(sources.argument(call, 0), 'routes')).flatMap((route) => {
      const path = sources.text(sources.property(route, 'path'));
      return path === undefined || paths.some((own) => isWithin(path, own.path))
        ? []
        : [
            `${call.file} has the route "${path}", which lies below none of the "paths" of src/manifest.ts (${listed(paths.map((own) => own.path))}): nobody could open it.`,
          ];
    }),
  );

const callsAreOwned: SourceRule = ({ backend }, sources) =>
  (backend ? sources.callsOf('defineCall') : []).flatMap((call) => {
    const path = sources.text(sources.property(sources.argument(call, 0), 'path'));
    return path === undefined || backend?.prefixes.some((prefix) => isWithin(path, prefix))
      ? []
      : [
          `${call.file} states the call "${path}", which lies below none of the "prefixes" of "backend" in src/manifest.ts (${listed(backend?.prefixes ?? [])}): nothing would answer it.`,
        ];
  });

const policyAllows: SourceRule = ({ policies }, sources) =>
  sources.files.flatMap((file) =>
    blockedCode(sources.textOf(file), policies).map((what) =>
      what.startsWith('createPolicy')
        ? `${file} uses ${what}, which the page's policy blocks: do without it, or name the policy in "policies" of src/manifest.ts, which each product has to allow.`
        : `${file} uses ${what}, which the page's policy blocks: do without it.`,
    ),
  );

/** Rules about what modules export and write out. */
export const moduleRules: readonly SourceRule[] = [
  modulesHaveDefaults,
  commandsAreHandled,
  routesAreOwned,
  callsAreOwned,
  policyAllows,
];
