import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { libraries } from '../../../shared/build/libraries';
import { entryFiles, readEntryPoints } from '../api/entryPoints';
import type { CheckStep } from '../model/step';
import { cycleProblems, folderCycles, type ImportEdge } from './folderCycles';
import { readGraph } from './graph';
import { importedNames } from './importedNames';
import { iconProblem, type Provided, providedProblem } from './providedImports';
import { type ImportFacts, importRules } from './rules';
import { layerProblems, readLayers } from './shellLayers';

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
