import ts from 'typescript';
import type { Placed } from './appSources';
import type { SourceRule } from './backendRules';
import { nearest, suggestion } from './nearest';

const actionsAreDeclared: SourceRule = ({ actions = {} }, sources) => {
  const declared = Object.keys(actions);
  const handled = sources.callsOf('useActions').map((call) => ({
    file: call.file,
    keys: sources.keys(sources.argument(call, 0)),
  }));
  const named = handled.flatMap(({ file, keys = [] }) => keys.map((key) => ({ file, key })));
  const isAllKnown = handled.every(({ keys }) => keys?.every((key) => key !== undefined));
  const ids = named.flatMap(({ key }) => key ?? []);
  const unknown = ids.filter((id) => !declared.includes(id));
  return [
    ...named.flatMap(({ file, key }) =>
      key === undefined || declared.includes(key)
        ? []
        : [
            `${file} handles the action "${key}", which "actions" of src/manifest.ts does not declare: it would be shown nowhere.${suggestion(key, declared)}`,
          ],
    ),
    ...(isAllKnown ? declared : [])
      .filter((id) => !ids.includes(id) && nearest(id, unknown) === undefined)
      .map(
        (id) =>
          `src/manifest.ts declares the action "${id}", and no useActions() handles it: add it to a page, or take it out.`,
      ),
  ];
};

const commandsAreNamed: SourceRule = ({ id, commands = [], uses }, sources) => {
  const own = commands.map((command) => command.id);
  const used = uses?.commands ?? [];
  return sources.callsOf('commands.run').flatMap((call) => {
    const command = sources.text(sources.argument(call, 0));
    if (command === undefined || own.includes(command) || used.includes(command)) return [];
    return command.startsWith(`${id}.`)
      ? [
          `${call.file} runs the command "${command}", which "commands" of src/manifest.ts does not declare.${suggestion(command, own)}`,
        ]
      : [
          `${call.file} runs the command "${command}", which "uses.commands" of src/manifest.ts does not name: add it there, so that the gate holds its owner to it.${suggestion(command, used)}`,
        ];
  });
};

/** What `() => import('./pages/NotesPage')` loads; undefined for what makes the module otherwise. */
function importedBy({ node }: Placed): string | undefined {
  if (!ts.isArrowFunction(node) || !ts.isCallExpression(node.body)) return undefined;
  const [given] = node.body.arguments;
  const isImport = node.body.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isImport && given && ts.isStringLiteralLike(given) ? given.text : undefined;
}

const routesHaveDefaults: SourceRule = (_manifest, sources) =>
  sources.callsOf('defineApp').flatMap((call) =>
    sources.elements(sources.property(sources.argument(call, 0), 'routes')).flatMap((route) => {
      const load = sources.property(route, 'load');
      const name = load && importedBy(load);
      const file = load && name !== undefined ? sources.fileOf(load.file, name) : undefined;
      return file === undefined || sources.hasDefault(file)
        ? []
        : [`${file} has no default export, which its route shows: add "export default".`];
    }),
  );

const placesAreDrawn: SourceRule = ({ places = [] }, sources) =>
  places
    .filter(({ slot }) => sources.filesWith(slot).every((file) => file === 'src/manifest.ts'))
    .map(
      ({ slot }) =>
        `src/manifest.ts offers the place "${slot}", and no <Slot> of the app has that name: add one, or take it out.`,
    );

const apiIsOwn: SourceRule = ({ id }, sources) =>
  sources.callsOf('createAppApi').flatMap((call) => {
    const named = sources.text(sources.argument(call, 0));
    return named === undefined || named === id
      ? []
      : [`${call.file} makes the api of "${named}": name it as the app, "${id}".`];
  });

export const screenRules: readonly SourceRule[] = [
  actionsAreDeclared,
  commandsAreNamed,
  routesHaveDefaults,
  placesAreDrawn,
  apiIsOwn,
];
