import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Compilation, type Compiler, type Module, type RspackPluginInstance, rspack } from '@rspack/core';
import { libraries } from './libraries';
import { packageName, packageOf } from './packages';

const name = 'atrium-contents';

/** Packages of which a page has one copy, and how an app comes to it. */
const cures: ReadonlyMap<string, string> = new Map([
  ...libraries.map((library): [string, string] => [
    packageName(library),
    `import what the host provides: ${libraries.filter((one) => packageName(one) === packageName(library)).join(', ')}`,
  ]),
  ['antd', 'take the component from @atrium/ui'],
  ['@ant-design/cssinjs', 'take the component from @atrium/ui'],
  ['@ant-design/icons', 'take icons from lucide-react'],
]);

/** The modules from which one is reached, the nearest first. */
function* issuersOf(module: Module, { moduleGraph }: Compilation): Generator<string> {
  let issuer = moduleGraph.getIssuer(module);
  for (let steps = 0; issuer && steps < 100; steps += 1) {
    const file = issuer.nameForCondition();
    if (file) yield file;
    issuer = moduleGraph.getIssuer(issuer);
  }
}

/** The nearest file of the app from which a module is reached. */
function importerOf(module: Module, compilation: Compilation, directory: string): string {
  for (const file of issuersOf(module, compilation))
    if (packageOf(file) === undefined) return relative(directory, file).split(sep).join('/');
  return 'The app';
}

/** Is it there for the sake of another that is named, as the icons of antd are? */
function isPartOfAnother(library: string, module: Module, compilation: Compilation): boolean {
  for (const file of issuersOf(module, compilation)) {
    const from = packageOf(file);
    if (from !== library) return from !== undefined && cures.has(from);
  }
  return false;
}

function secondCopies(compilation: Compilation, directory: string): string[] {
  const found = new Map<string, string>();
  for (const module of compilation.modules) {
    const file = module.nameForCondition();
    const library = file ? packageOf(file) : undefined;
    const cure = library === undefined ? undefined : cures.get(library);
    if (library === undefined || cure === undefined || found.has(library)) continue;
    if (!isPartOfAnother(library, module, compilation))
      found.set(
        library,
        `${importerOf(module, compilation, directory)} brings a second ${library} into the page: ${cure}.`,
      );
  }
  return [...found.values()];
}

/** What package.json allows the scripts and styles of the app to weigh, before they are compressed. */
function budgetOf(directory: string): number | undefined {
  const { atrium }: { atrium?: { maxKilobytes?: number } } = JSON.parse(
    readFileSync(join(directory, 'package.json'), 'utf8'),
  );
  return atrium?.maxKilobytes;
}

function budgetIssues(compilation: Compilation, directory: string): string[] {
  const budget = budgetOf(directory);
  const sizes = compilation
    .getAssets()
    .filter((asset) => /\.(js|css)$/.test(asset.name))
    .map((asset) => asset.source.size());
  const kilobytes = Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / 1000);
  return budget === undefined || kilobytes <= budget
    ? []
    : [
        `The scripts and styles of the app weigh ${kilobytes} kB, and package.json allows ${budget} ("atrium": { "maxKilobytes": ${budget} }): make them smaller, or allow more.`,
      ];
}

const report = (compilation: Compilation, sentences: readonly string[]) =>
  compilation.errors.push(...sentences.map((sentence) => Object.assign(new Error(sentence), { name: '', stack: '' })));

/** Fails the build of an app that brings a second copy of what the host provides, or weighs more than it allows itself. */
export function checkContents(directory: string): RspackPluginInstance {
  return {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        // Before modules are joined to one.
        compilation.hooks.optimizeModules.tap(
          name,
          () => void report(compilation, secondCopies(compilation, directory)),
        );
        const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap(
          { name, stage },
          () => void report(compilation, budgetIssues(compilation, directory)),
        );
      });
    },
  };
}
