import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

/** What the rules need to know of the repository. */
export interface ImportFacts {
  /** The files that the entry points of `shared` lead to, by path. */
  entryPoints: readonly string[];
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

const zones: readonly ImportRule[] = [
  {
    name: 'shell',
    comment: 'the shell imports from shared and mock alone',
    from: { path: '^shell/' },
    to: { path: '^(remotes|server|tools|e2e)/|^@atrium/' },
  },
  {
    name: 'app',
    comment: 'an app imports from shared alone',
    from: { path: app },
    to: { path: '^(remotes|shell|server|tools|e2e)/|^@atrium/|^[^/]+[.][a-z]+$', pathNot: '^$1/' },
  },
  {
    name: 'shared',
    comment: 'shared imports nothing of ours',
    from: { path: '^shared/' },
    to: { path: '^(remotes|shell|mock|server|tools|e2e)/|^@atrium/' },
  },
  {
    name: 'mock',
    comment: 'mock imports of ours only shared/backend, shared/contract and the types of the frame in shared/api',
    from: { path: '^mock/' },
    to: {
      path: '^(remotes|shell|shared|server|tools|e2e)/|^@atrium/',
      pathNot: '^shared/(api|api/schemas|backend|contract)/index\\.ts$',
    },
  },
  {
    name: 'server',
    comment:
      'the server imports of ours only mock, shared/backend, shared/contract, and what serves the product and finds its backends',
    from: { path: '^server/', pathNot: `${test}|^server/testing/` },
    to: {
      path: '^(remotes|shell|shared|tools|e2e)/|^@atrium/',
      pathNot: '^shared/(backend|contract)/index\\.ts$|^tools/(server|api)/',
    },
  },
];

const entryPointRules = ({ entryPoints }: ImportFacts): ImportRule[] => [
  {
    name: 'entry-point',
    comment: 'this is not an entry point of shared',
    from: { path: `^(shell|mock)/|${app}` },
    to: { path: '^shared/', pathNot: anyOf(entryPoints) },
  },
  {
    name: 'entry-point-by-name',
    comment: 'an entry point is imported by its name, not by a path',
    from: { path: `^(shell|mock)/|${app}` },
    to: { path: '^shared/', dependencyTypesNot: ['aliased-workspace'] },
  },
];

const development: readonly ImportRule[] = [
  {
    name: 'standalone',
    comment: 'the build starts an app alone: no file of an app imports shared/standalone',
    from: { path: app },
    to: { path: '^shared/standalone/' },
  },
  {
    name: 'testing',
    comment: 'only tests of an app import shared/testing',
    from: { path: app, pathNot: test },
    to: { path: '^shared/testing/' },
  },
  {
    name: 'build',
    comment: "only an app's rspack.config.ts imports shared/build",
    from: { path: app, pathNot: '/rspack\\.config\\.ts$' },
    to: { path: '^shared/build/' },
  },
  {
    name: 'demo',
    comment: "only an app's backend and tests import mock",
    from: { path: app, pathNot: ['/src/backend/', test] },
    to: { path: '^mock/' },
  },
];

const backends: readonly ImportRule[] = [
  {
    name: 'backend',
    comment:
      "a backend runs without a page: it imports of ours only mock, shared/backend, shared/card, shared/values, and its app's api and model",
    from: { path: ofApp('src/backend/'), pathNot: test },
    to: {
      path: '^(shared|remotes|tools)/',
      pathNot: ['^shared/(backend|card|values)/', '^$1/src/(api|backend|model)/'],
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
      'only shared/ui imports antd, and what stands in for its parts in tests; everyone else takes components from there',
    from: { pathNot: '^shared/(ui|testing)/' },
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

/** A folder of the shell imports nothing from the layers above its own. */
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

/** Every rule about which file may import which. */
export const importRules = (facts: ImportFacts): ImportRule[] => [
  cycles,
  ...zones,
  ...entryPointRules(facts),
  ...development,
  ...backends,
  ...libraries,
  ...layers(facts),
];
