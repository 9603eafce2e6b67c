import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import ts from 'typescript';
import { libraries } from '../../../shared/build/libraries';
import { packageName } from '../../../shared/build/packages';
import { entryFiles, readEntryPoints } from '../api/entryPoints';
import type { CheckStep } from '../model/step';
import { cycleProblems, folderCycles, type ImportEdge } from './folderCycles';
import { readGraph } from './graph';
import { type ImportFacts, importRules } from './rules';
import { layerProblems, readLayers } from './shellLayers';

interface Provided {
  modules: ReadonlySet<string>;
  /** The names of a module, where it provides a part of it. */
  facades: ReadonlyMap<string, ReadonlySet<string>>;
}

interface UsedModule {
  specifier: string;
  /** The names taken from it; `*` means all of it. */
  names: readonly string[];
}

/**
 * Why an app may not import from a library: it brings no copy of what the host provides, so it can have only what the
 * host provides of it.
 */
function providedProblem({ specifier, names }: UsedModule, { modules, facades }: Provided): string | undefined {
  const name = packageName(specifier);
  const isPartlyProvided = [...modules].some((key) => packageName(key) === name);
  if (isPartlyProvided && !modules.has(specifier)) {
    return `the host does not provide "${specifier}", so the app would bring a second copy of ${name}`;
  }
  const offered = facades.get(specifier);
  const missing = offered && names.find((used) => !offered.has(used));
  return missing ? `the host does not provide "${missing}" of ${specifier}` : undefined;
}

/** Why icons may not be imported so: a barrel of them weighs more than the page. */
const iconProblem = ({ specifier, names }: UsedModule): string | undefined =>
  packageName(specifier) === 'lucide-react' &&
  (specifier.includes('/dynamic') || names.includes('*') || names.includes('icons'))
    ? 'icons are imported by name, never all of them'
    : undefined;

const whole = ['*'];

function namesOfImport(clause: ts.ImportClause | undefined): readonly string[] {
  if (!clause || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  const named = clause.namedBindings;
  const names = clause.name ? ['default'] : [];
  if (named && ts.isNamespaceImport(named)) return [...names, ...whole];
  const elements = named?.elements.filter(({ isTypeOnly }) => !isTypeOnly) ?? [];
  return [...names, ...elements.map(({ propertyName, name }) => (propertyName ?? name).text)];
}

function namesOfExport({ exportClause, isTypeOnly }: ts.ExportDeclaration): readonly string[] {
  if (isTypeOnly) return [];
  return exportClause && ts.isNamedExports(exportClause)
    ? exportClause.elements.map(({ propertyName, name }) => (propertyName ?? name).text)
    : whole;
}

/** The values that a file takes from a module; `*` means all of it. */
function importedNames(file: string, text: string, specifier: string): string[] {
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return statements.flatMap((node) => {
    if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return [];
    const module = node.moduleSpecifier;
    if (!module || !ts.isStringLiteral(module) || module.text !== specifier) return [];
    return ts.isImportDeclaration(node) ? namesOfImport(node.importClause) : namesOfExport(node);
  });
}

/** Files in which the host lists the names that it provides of a library. */
const facades = { 'react-router-dom': 'shell/src/common/reactRouterDom.ts' };

const isTest = (file: string) => /\.test\.tsx?$|\/test[A-Z]\w*\.tsx?$/.test(file);
const isOfApp = (file: string) => /^(remotes\/[^/]+|tools\/new\/template)\//.test(file);

const readFacts = (root: string): ImportFacts => ({
  entryPoints: entryFiles(root),
  hostOnly: readEntryPoints(root).flatMap(({ file, tier }) => (tier === 'host-only' ? file : [])),
  shellLayers: readLayers(root),
});

const namesIn = (root: string, file: string, specifier: string) =>
  importedNames(file, readFileSync(join(root, file), 'utf8'), specifier);

function readProvided(root: string): Provided {
  const offered = Object.entries(facades)
    .filter(([, file]) => existsSync(join(root, file)))
    .map(([specifier, file]) => [specifier, new Set(namesIn(root, file, specifier))] as const);
  return { modules: new Set(libraries), facades: new Map(offered) };
}

function libraryProblems(root: string, { modules }: ICruiseResult): string[] {
  const provided = readProvided(root);
  return modules.flatMap(({ source, dependencies }) => {
    const specifiers = new Set(
      dependencies
        .filter(
          ({ resolved, dependencyTypes }) =>
            resolved.includes('node_modules') && !dependencyTypes.includes('type-only'),
        )
        .map(({ module }) => module),
    );
    return [...specifiers].flatMap((specifier) => {
      const hasNames = specifier in facades || specifier.startsWith('lucide-react');
      const used = { specifier, names: hasNames ? namesIn(root, source, specifier) : [] };
      const problem =
        (/^(shared|shell|mock|gallery|remotes)\/(?!build\/)/.test(source) && iconProblem(used)) ||
        (isOfApp(source) && !isTest(source) && providedProblem(used, provided));
      return problem ? [`${source} imports "${specifier}": ${problem}`] : [];
    });
  });
}

const isCode = (file: string) => /\.[cm]?[jt]sx?$/.test(file) && !file.includes('node_modules/');

/** Imports between sources, types among them, without those of tests. */
export const edgesOf = ({ modules }: ICruiseResult): ImportEdge[] =>
  modules
    .filter(({ source }) => !isTest(source))
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })))
    .filter(({ from, to }) => isCode(from) && isCode(to));

export const imports: CheckStep = {
  async run({ root, files }) {
    const rules = importRules(readFacts(root));
    const graph = await readGraph(root, rules, files);
    const comments = new Map(rules.map(({ name, comment }) => [name, comment]));
    const violations = graph.summary.violations.map(({ from, to, rule, cycle }) => {
      const way = cycle ? [from, ...cycle.map(({ name }) => name)].join(' → ') : `${from} → ${to}`;
      return `${way}: ${comments.get(rule.name) ?? rule.name}`;
    });
    // A part of the repository shows no circles.
    const ofAll = files ? [] : [...cycleProblems(folderCycles(edgesOf(graph))), ...layerProblems(root)];
    return [...violations, ...libraryProblems(root, graph), ...ofAll];
  },
};
