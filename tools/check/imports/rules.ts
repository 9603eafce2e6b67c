import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

export interface ImportFacts {
  /** The files that the entry points of the packages in `shared` lead to. */
  entryPoints: readonly string[];
  /** Those of them that apps may not import. */
  hostOnly: readonly string[];
  /** The folders of `shell/src`, bottom to top; each may import from those below it alone. */
  shellLayers: readonly (readonly string[])[];
}

/** A group of imports that are forbidden; `comment` is the sentence that a developer reads. */
export type ImportRule = Required<Pick<IRegularForbiddenRuleType, 'name' | 'comment' | 'from' | 'to'>>;

/** An app; the template of a new one is held to the same rules. */
const app = '^(remotes/[^/]+|tools/new/template)/';
const ofApp = (path: string) => `${app}${path}`;
const test = String.raw`\.test\.tsx?$|/test[A-Z]\w*\.tsx?$`;
const packages = (...names: string[]) => `(^|/)node_modules/(${names.join('|')})(/|$)`;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (paths: readonly string[]) => `^(${paths.map(escaped).join('|')})$`;

/** The packages, each with those that it may import from. A package that is not named here imports nothing of ours. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  'shared/contract': [],
  'shared/backend': ['shared/contract'],
  'shared/core': ['shared/contract', 'shared/backend'],
  'shared/sdk': ['shared/contract', 'shared/backend', 'shared/core'],
  'shared/ui': ['shared/contract', 'shared/sdk'],
  'shared/standalone': ['shared/contract', 'shared/backend', 'shared/core', 'shared/sdk', 'shared/ui'],
  'shared/build': ['shared/contract'],
  mock: ['shared/contract', 'shared/backend', 'shared/core'],
  gallery: ['shared/contract', 'shared/sdk', 'shared/ui', 'shared/standalone', 'shared/build'],
  shell: ['shared', 'mock'],
  server: [
    'shared/contract',
    'shared/backend',
    'shared/core',
    'tools/release',
    'tools/server',
    'tools/storage',
    'tools/api',
    'tools/cli.mjs',
  ],
};

const ours = '^(remotes|shell|shared|mock|gallery|server|tools|e2e)/|^@atrium/';

const zones: readonly ImportRule[] = [
  ...Object.entries(mayImport).map(([zone, allowed]) => ({
    name: zone,
    comment: `${zone} imports of ours ${allowed.length > 0 ? `only ${allowed.join(', ')}` : 'nothing'}`,
    from: { path: `^${zone}/`, pathNot: `${test}|/testing/|/rspack\\.config\\.ts$` },
    to: { path: ours, pathNot: `^(${[zone, ...allowed].join('|')})(/|$)` },
  })),
  {
    name: 'app',
    comment: 'an app imports from the packages in shared alone',
    from: { path: app },
    to: { path: '^(remotes|shell|server|tools|e2e)/|^@atrium/|^[^/]+[.][a-z]+$', pathNot: '^$1/' },
  },
];

const byPath = `^(shell|mock|gallery|server)/|${app}`;

const entryPointRules = ({ entryPoints, hostOnly }: ImportFacts): ImportRule[] => [
  {
    name: 'host-only',
    comment: 'this entry point is for hosts alone, by "hostOnly" in the package.json of its package',
    from: { path: app },
    to: { path: anyOf(hostOnly) },
  },
  {
    name: 'entry-point',
    comment: 'this is not an entry point of its package',
    from: { path: byPath },
    to: { path: '^shared/', pathNot: anyOf(entryPoints) },
  },
  {
    name: 'entry-point-by-name',
    comment: 'an entry point is imported by its name, not by a path',
    from: { path: byPath },
    to: { path: '^shared/', dependencyTypesNot: ['aliased-workspace'] },
  },
];

const development: readonly ImportRule[] = [
  {
    name: 'testing',
    comment: 'only tests of an app import @atrium/standalone/testing',
    from: { path: app, pathNot: test },
    to: { path: '^shared/standalone/testing/' },
  },
  {
    name: 'build',
    comment: "only an app's rspack.config.ts imports @atrium/build",
    from: { path: app, pathNot: '/rspack\\.config\\.ts$' },
    to: { path: '^shared/build/' },
  },
  {
    name: 'demo',
    comment: "only an app's tests, and the scripts that make its first rows, import @atrium/mock",
    from: { path: app, pathNot: ['/src/backend/.*seed/', test] },
    to: { path: '^mock/' },
  },
];

const backends: readonly ImportRule[] = [
  {
    name: 'backend',
    comment:
      "a backend runs without a page: it imports of ours only @atrium/backend, @atrium/contract, and its app's api and model",
    from: { path: ofApp('src/backend/'), pathNot: [test, '/seed/', '/contractCases\\.ts$'] },
    to: {
      path: '^(shared|mock|remotes|tools)/',
      pathNot: ['^shared/(backend|contract)/', '^$1/src/(api|backend|model)/'],
    },
  },
  {
    name: 'schemas',
    comment: "schemas belong to an app's api and backend; a screen takes types from there",
    from: { path: app, pathNot: ['/src/(api|backend)/', test] },
    to: { path: packages('zod') },
  },
];

const libraries: readonly ImportRule[] = [
  {
    name: 'kit',
    comment:
      'only @atrium/ui imports antd, and what stands in for its parts; everyone else takes components from there',
    from: { pathNot: '^shared/(ui|build/(jest|replacements))/' },
    to: { path: packages('antd', '@ant-design', '@rc-component', 'rc-[^/]+') },
  },
  {
    name: 'http',
    comment: "an app's calls go through the client that the host gives it",
    from: { path: app },
    to: { path: packages('axios') },
  },
  {
    name: 'adapter',
    comment: 'the host chooses what answers calls',
    from: { path: app },
    to: { path: packages('axios-mock-adapter') },
  },
  {
    name: 'router',
    comment: 'react-router-dom is what the host provides',
    from: { path: app },
    to: { path: packages('react-router') },
  },
];

const layers = ({ shellLayers }: ImportFacts): ImportRule[] =>
  shellLayers.slice(0, -1).map((folders, index) => ({
    name: `shell-layer-${index}`,
    comment: 'a folder of the shell imports nothing from the layers above its own (shell/layers.json)',
    from: { path: `^shell/src/(${folders.map(escaped).join('|')})/`, pathNot: test },
    to: {
      path: `^shell/src/(${shellLayers
        .slice(index + 1)
        .flat()
        .map(escaped)
        .join('|')})/`,
    },
  }));

const cycles: ImportRule = {
  name: 'file-cycle',
  comment: 'files import each other in a circle',
  from: {},
  to: { circular: true },
};

export const importRules = (facts: ImportFacts): ImportRule[] => [
  cycles,
  ...zones,
  ...entryPointRules(facts),
  ...development,
  ...backends,
  ...libraries,
  ...layers(facts),
];
