#!/usr/bin/env node
// Moves an app from the host API 2.x to 3.0: `npx atrium upgrade`, or here `npx atrium upgrade FOLDER`.
// It names modules by their new packages, imports renamed exports under the names that the app uses for them, and
// removes the range of the host API from manifests. What it cannot decide it prints.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Modules, from the longest to the shortest name: the first that fits counts. */
const modules = [
  ['shared/contract', '@atrium/contract'],
  ['shared/values', '@atrium/contract/values'],
  ['shared/card', '@atrium/contract/card'],
  ['shared/runtime', '@atrium/sdk'],
  ['shared/backend', '@atrium/backend'],
  ['shared/api', '@atrium/core/api'],
  ['shared/ui', '@atrium/ui'],
  ['shared/standalone', '@atrium/standalone'],
  ['shared/testing', '@atrium/standalone/testing'],
  ['shared/build', '@atrium/build'],
  ['shared/tsconfig.json', '@atrium/build/tsconfig.json'],
  ['mock/testing', '@atrium/core/testing'],
  ['mock/demo', '@atrium/mock/demo'],
  ['mock', '@atrium/mock'],
];

/** Renamed exports, of whichever entry point. */
const renames = {
  AppRoom: 'AppScope',
  DeclaredKey: 'DeclaredAction',
  FaultBoundary: 'ErrorBoundary',
  FaultBoundaryProps: 'ErrorBoundaryProps',
  FaultCard: 'ErrorCard',
  FaultCardProps: 'ErrorCardProps',
  ForwardPage: 'RedirectPage',
  ForwardPageProps: 'RedirectPageProps',
  IconDrawing: 'IconSvg',
  IconDrawingProps: 'IconSvgProps',
  KeyEntry: 'ActionEntry',
  KeyHandler: 'ActionRun',
  KeyHandlers: 'ActionHandlers',
  LivePage: 'ChangeStreamClient',
  LookChoice: 'AppearanceChoice',
  LookChoices: 'AppearanceChoices',
  LookChoicesProps: 'AppearanceChoicesProps',
  OpenLive: 'OpenChangeStream',
  PictureProblem: 'PictureIssue',
  ProviderRefusal: 'ProviderRejection',
  Refusal: 'Rejection',
  RefusalBody: 'RejectionBody',
  RoomContext: 'AppIdContext',
  chartOnDemand: 'lazyChart',
  checkTaken: 'checkUnique',
  createReadAhead: 'createColumnReader',
  drawable: 'safeIconNodes',
  endingOf: 'fileExtensionOf',
  findTaken: 'findDuplicate',
  frameApi: 'coreApi',
  frameCalls: 'coreCalls',
  idProblem: 'idIssue',
  isRefusal: 'isRejection',
  keyProblems: 'keyIssues',
  kindOf: 'fileKindOf',
  largestPicture: 'maxPictureBytes',
  lookAt: 'seriesStyleAt',
  manifestProblems: 'manifestIssues',
  partOnDemand: 'lazyComponent',
  providerMistakes: 'providerIssues',
  refuse: 'reject',
  refuseField: 'rejectField',
  refuseStale: 'rejectStale',
  releaseMistakes: 'releaseFormatIssues',
  tellAddress: 'printAddress',
  useKeys: 'useActions',
  useLooks: 'usePolling',
  usePageLook: 'usePageAppearance',
  whenReadAhead: 'whenColumnsRead',
};

/** Renamed exports of one entry point. */
const ownRenames = { '@atrium/contract': { Look: 'Appearance' }, '@atrium/ui/chart': { Look: 'SeriesStyle' } };

/** Exports that are gone, with what takes their place. */
const successors = {
  AutoComplete: 'SuggestInput',
  Dropdown: 'DropdownMenu',
  endOfWeek: 'endOfWeek of @atrium/contract/values',
  fileKindOf: 'fileKindOf of @atrium/contract/values',
  parseNumber: 'NumberInput',
  translateApiError: 'explainApiError, which goes by codes',
  useFormSave: 'FormPage',
  useShortcut: 'useAction(id).shortcut',
};

const hostOnly = [
  '@atrium/contract/host',
  '@atrium/sdk/host',
  '@atrium/sdk/page',
  '@atrium/ui/host',
  '@atrium/ui/light',
  '@atrium/standalone',
];

/** Exports of the kit that have an entry point of their own, loaded on demand. */
const moved = {
  Form: '@atrium/ui/forms',
  FormInstance: '@atrium/ui/forms',
  showFieldErrors: '@atrium/ui/forms',
  Radio: '@atrium/ui/choice',
  Segmented: '@atrium/ui/choice',
};

const kitImports = /(\bimport\s*(?:type\s+)?)\{([^{}]*)\}\s*from\s*(['"])@atrium\/ui\3(;?)/g;

/** An import from the kit by several: one of each entry point that its names are at. */
function splitKitImport(all, start, names, quote, end) {
  const found = names.split(',').map((name) => name.trim());
  const entryOf = (name) => moved[name.replace(/^type\s+|\s+as\s.*$/g, '')] ?? '@atrium/ui';
  const entries = [...new Set(found.filter(Boolean).map(entryOf))].sort();
  if (entries.every((entry) => entry === '@atrium/ui')) return all;
  return entries
    .map((entry) => {
      const own = found.filter((name) => name && entryOf(name) === entry).join(', ');
      return `${start}{ ${own} } from ${quote}${entry}${quote}${end}`;
    })
    .join('\n');
}

const newSpecifier = (name) => {
  const found = modules.find(([from]) => name === from || (name.startsWith(`${from}/`) && from !== 'mock'));
  return found ? found[1] + name.slice(found[0].length) : name;
};

const specifiers =
  /(\bfrom\s*|\bimport\s*|\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?|\brequire\(\s*|\bjest\.\w+\(\s*|\bdeclare module\s*|@import\s*)(['"])([^'"\n]+)\2/g;
const clauses = /\{([^{}]*)\}(\s*from\s*['"](@atrium\/[^'"]+))/g;
const loaded = /\{([^{}]*)\}(\s*=\s*await import\(\s*['"](@atrium\/[^'"]+))/g;

/** `Old`, `type Old` or `Old as Mine` of a clause by its new name; the code below it keeps the name that it uses. */
const renamed = (separator) => (_all, names, rest, module) => {
  const fresh = new Map(Object.entries({ ...renames, ...ownRenames[module] }));
  const clause = names.replace(
    separator === ':' ? /(^|,)(\s*)([\w$]+)(\s*:\s*[\w$]+)?/g : /(^|,)(\s*(?:type\s+)?)([\w$]+)(\s+as\s+[\w$]+)?/g,
    (all, comma, space, name, local) => {
      if (!fresh.has(name)) return all;
      const own = separator === ':' ? `: ${name}` : ` as ${name}`;
      return comma + space + fresh.get(name) + (local ?? own);
    },
  );
  return `{${clause}}${rest}`;
};

const range = String.raw`host:\s*(['"])[\^~\d][^'"]*\1,?`;

const section = /\bsection:\s*\{\s*id:\s*(['"][\w-]+['"]),[^{}]*\}/g;

/** The list of keys of a manifest, if its entries are literals in the usual order. */
const keyList = /\bkeys:\s*\[((?:\s*\{\s*id:\s*'\w+',\s*keys:\s*'[^'\n]+',[^[\]]*?\},?)+\s*)\]/g;
const keyEntry = /\{\s*id:\s*'(\w+)',\s*keys:\s*('[^'\n]+'),/g;

const toActions = (_all, entries) => `actions: {${entries.replace(keyEntry, '$1: { shortcut: $2,')}}`;

const shellSections = ['workspace', 'content', 'apps', 'business', 'help', 'showcase'];

const isManifest = (file) => /^manifest\.tsx?$/.test(basename(file));
const isSettings = (file) => /^(package|tsconfig.*)\.json$|^jest\.config\./.test(basename(file));
const isSource = (file) => /\.([cm]?[jt]sx?|css)$/.test(file);

function migrate(file, text) {
  let result = text;
  if (isSource(file)) {
    result = result
      .replace(specifiers, (_all, before, quote, name) => before + quote + newSpecifier(name) + quote)
      .replace(clauses, renamed('as'))
      .replace(kitImports, splitKitImport)
      .replace(loaded, renamed(':'));
  }
  if (isManifest(file))
    result = result
      .replace(new RegExp(String.raw`^[ \t]*${range}[ \t]*\r?\n`, 'm'), '')
      .replace(new RegExp(String.raw`\b${range}[ \t]*`), '')
      .replace(section, 'section: $1')
      .replace(keyList, toActions);
  if (isSettings(file))
    result = result
      .replace(/((['"]?)preset\2\s*:\s*)(['"])shared\3/, '$1$3@atrium/build$3')
      .replace(/("extends"\s*:\s*")shared\/tsconfig\.json"/, '$1@atrium/build/tsconfig.json"');
  return result;
}

/** Manual steps for a file. */
function hints(file, text) {
  const found = [...text.matchAll(specifiers)].map(([, , , name]) => name);
  const gone = found.filter((name) => name.startsWith('shared/')).map((name) => `"${name}" has no successor`);
  const foreign = found
    .filter((name) => hostOnly.includes(name))
    .map((name) => `"${name}" is for hosts alone: apps take what they need from the public entry points`);
  const taken = [...text.matchAll(clauses)]
    .filter(([, , , module]) => module !== '@atrium/contract/values')
    .flatMap(([, names]) => names.split(',').map((name) => name.trim().replace(/^type\s+|\s+as\s.*$/g, '')))
    .filter((name) => Object.hasOwn(successors, name))
    .map((name) => `take ${successors[name]} in place of ${name}`);
  const named = [...text.matchAll(/\bsection:\s*['"]([\w-]+)['"]/g)].map(([, id]) => id);
  const manifest = [
    ...(/^\s*keys:/m.test(text) ? ['declare `actions` by id in place of the list `keys`'] : []),
    ...(/\bid:\s*\d/.test(text) ? ["give search entries ids in words, such as 'home', in place of numbers"] : []),
    ...[...new Set(named)]
      .filter((id) => !shellSections.includes(id) && !/\bsections:/.test(text))
      .map((id) => `declare the section "${id}" in \`sections\`, with its label and order`),
  ];
  const isOldPackage = basename(file) === 'package.json' && /"(shared|mock)"\s*:\s*"file:/.test(text);
  return [
    ...(isSource(file) ? [...new Set([...gone, ...foreign, ...taken])] : []),
    ...(isManifest(file) ? manifest : []),
    ...(isOldPackage ? ['install the packages below @atrium that the app imports, in place of shared and mock'] : []),
  ];
}

function* filesIn(folder) {
  for (const name of readdirSync(folder).sort()) {
    if (/^(node_modules|dist|packages|\..*)$/.test(name)) continue;
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* filesIn(path);
    else if (isSource(name) || isSettings(name)) yield path;
  }
}

const [folder] = process.argv.slice(2);
if (!folder || folder.startsWith('-')) {
  console.log('3.0.0.mjs FOLDER    moves the app in FOLDER from the host API 2.x to 3.0');
  process.exit(folder ? 0 : 1);
}
let changed = 0;
for (const file of filesIn(folder)) {
  const before = readFileSync(file, 'utf8');
  const after = migrate(file, before);
  if (after !== before) {
    writeFileSync(file, after);
    changed += 1;
  }
  for (const hint of hints(file, after)) console.log(`! ${file}: ${hint}`);
}
console.log(`${changed} files changed. The changelog of @atrium/sdk lists the changes that need a decision.`);
