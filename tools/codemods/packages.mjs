// One-off move of 2026-11: `shared` becomes packages of their own, and engine and core backend leave `mock`.
// node tools/codemods/packages.mjs   moves the files and rewrites every import; what it cannot resolve it prints.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

/** From the longest to the shortest: the first that fits counts. */
const moves = [
  ['shared/testing/assetUrl.cjs', 'shared/build/jest/assetUrl.cjs'],
  ...[
    'cssModule',
    'dynamicStyles',
    'emptyModule',
    'jest-preset',
    'jest.globals',
    'jest.setup',
    'lazyAntd',
    'partId',
    'styleRegister',
    'testEnvironment',
  ].map((name) => [`shared/testing/${name}.cjs`, `shared/build/jest/${name}.cjs`]),
  ['shared/css.d.ts', 'shared/build/css.d.ts'],
  ['shared/worldAtlas.d.ts', 'shared/ui/worldAtlas.d.ts'],
  ['shared/CHANGELOG.md', 'shared/sdk/CHANGELOG.md'],
  ['shared/package.json', 'shared/sdk/package.json'],
  ['shared/api-report', 'docs/host-api'],
  ['shared/values', 'shared/contract/values'],
  ['shared/card', 'shared/contract/card'],
  ['shared/runtime', 'shared/sdk'],
  ['shared/api', 'shared/core/api'],
  ['shared/testing', 'shared/standalone/testing'],
  ['shared/gallery', 'gallery'],
  ['mock/engine/indexedDb.ts', 'mock/indexedDb.ts'],
  ['mock/engine/tabs.test.ts', 'mock/tabs.test.ts'],
  ['mock/engine/settings.ts', 'mock/settings.ts'],
  ['mock/engine/forOthers.ts', 'shared/backend/legacy/forOthers.ts'],
  ['mock/adapters/clientHeaders.ts', 'shared/backend/legacy/clientHeaders.ts'],
  ['mock/adapters/wholeAddresses.ts', 'shared/backend/legacy/wholeAddresses.ts'],
  ['mock/adapters/filePersistence.ts', 'tools/api/filePersistence.ts'],
  ['mock/adapters/http.ts', 'tools/api/http.ts'],
  ['mock/adapters/http.test.ts', 'tools/api/http.test.ts'],
  ['mock/adapters', 'mock'],
  ['mock/engine', 'shared/backend/engine'],
  ['mock/openapi', 'shared/backend/openapi'],
  ['mock/testing', 'shared/core/testing'],
  ['mock/frame/people/seed/generate.ts', 'mock/demo/generatePeople.ts'],
  ['mock/frame/people/seed/avatar.ts', 'mock/demo/avatar.ts'],
  ['mock/frame/people/seed/demoPeople.ts', 'mock/demo/demoPeople.ts'],
  ['mock/frame/people/seed/pick.ts', 'mock/demo/pick.ts'],
  ['mock/frame/samples/seed/generate.ts', 'mock/demo/generateEmployees.ts'],
  ['mock/frame/samples/seed/demoEmployees.ts', 'mock/demo/demoEmployees.ts'],
  ['mock/frame', 'shared/core'],
  ['mock/openDemoApi.ts', 'shared/core/openApi.ts'],
];

/** Modules that apps and hosts import by name. */
const specifiers = {
  'shared/contract/host': '@atrium/contract/host',
  'shared/contract': '@atrium/contract',
  'shared/values': '@atrium/contract/values',
  'shared/card': '@atrium/contract/card',
  'shared/api/schemas': '@atrium/core/api/schemas',
  'shared/api': '@atrium/core/api',
  'shared/runtime/page': '@atrium/sdk/page',
  'shared/runtime': '@atrium/sdk',
  'shared/testing': '@atrium/standalone/testing',
  'shared/gallery': '@atrium/gallery',
  'mock/testing': '@atrium/core/testing',
  'mock/demo': '@atrium/mock/demo',
  mock: '@atrium/mock',
};
const rest = /^shared\/(ui|backend|build|standalone)(?=\/|$)/;
export const newSpecifier = (name) => specifiers[name] ?? name.replace(rest, '@atrium/$1');

const move = (path) => {
  const found = moves.find(([from]) => path === from || path.startsWith(`${from}/`));
  return found ? found[1] + path.slice(found[0].length) : path;
};

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e9 });
const packages = ['contract', 'backend', 'core', 'sdk', 'ui', 'standalone', 'build'].map((name) => `shared/${name}`);
const packageOf = (path) => [...packages, 'mock', 'gallery', 'server'].find((folder) => path.startsWith(`${folder}/`));

const sources = git('ls-files')
  .split('\n')
  .filter((file) => /\.(tsx?|mjs|cjs|css)$/.test(file) && existsSync(file));
const old = new Set(git('ls-files').split('\n'));
const endings = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx', '.mjs', '.cjs', '.css', '.json'];
const resolveOld = (path) => endings.map((ending) => path + ending).find((file) => old.has(file));

const texts = new Map();
for (const file of sources) {
  const to = move(file);
  const text = readFileSync(file, 'utf8');
  const rewrite = (specifier) => {
    if (!specifier.startsWith('.')) return newSpecifier(specifier);
    const [path, query = ''] = specifier.split(/(?=\?)/);
    const target = resolveOld(normalize(join(dirname(file), path)));
    if (!target) return specifier;
    const moved = move(target);
    if (moved === target && to === file) return specifier;
    let fresh = relative(dirname(to), moved).replace(/\\/g, '/');
    if (!/\.(tsx?|mjs|cjs|css|json)$/.test(path)) fresh = fresh.replace(/(\/index)?(\.d)?\.(tsx?|mjs|cjs)$/, '');
    if (fresh === 'index' || fresh === '') fresh = '.';
    if (fresh.endsWith('/..') || fresh === '..') return fresh + query;
    return (fresh.startsWith('.') ? fresh : `./${fresh}`) + query;
  };
  texts.set(
    to,
    text.replace(
      /(\bfrom\s*|\bimport\s*|\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?|\brequire\(\s*|@import\s*)(['"])([^'"\n]+)\2/g,
      (_all, before, quote, specifier) => before + quote + rewrite(specifier) + quote,
    ),
  );
}

for (const file of git('ls-files').split('\n').filter(Boolean)) {
  const to = move(file);
  if (to === file || !existsSync(file)) continue;
  mkdirSync(dirname(to), { recursive: true });
  git('mv', file, to);
}
for (const [file, text] of texts) if (text !== readFileSync(file, 'utf8')) writeFileSync(file, text);

// Imports from one package into a file of another, for the second step.
for (const [file, text] of texts)
  for (const [, specifier] of text.matchAll(/\bfrom\s*['"](\.[^'"]+)['"]/g)) {
    const target = normalize(join(dirname(file), specifier));
    const own = packageOf(file);
    const other = packageOf(`${target}/`);
    if (own && other && own !== other) console.log(`${file} -> ${target}`);
  }
