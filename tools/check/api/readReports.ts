import { join } from 'node:path';
import ts from 'typescript';
import { type ApiReport, withSortedWords } from '../model/apiReport';
import type { EntryPoint } from './entryPoints';
import { exportLines } from './exportLines';
import { mentionedTypes } from './mentioned';

function createProgram(root: string, files: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, types: ['node', 'jest'] }, root);
  return ts.createProgram(
    [...files, 'shared/ui/css.d.ts'].map((file) => join(root, file)),
    options,
  );
}

const unaliased = (checker: ts.TypeChecker, symbol: ts.Symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

export function readReports(root: string, entryPoints: readonly EntryPoint[]): ApiReport[] {
  const program = createProgram(
    root,
    entryPoints.map(({ file }) => file),
  );
  const checker = program.getTypeChecker();
  const exportsOf = ({ file }: EntryPoint) => {
    const source = program.getSourceFile(join(root, file));
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} exports nothing`);
    return checker
      .getExportsOfModule(module)
      .map((symbol) => ({ name: symbol.name, symbol: unaliased(checker, symbol) }));
  };
  // Paths of this machine are not part of a report.
  const linesOf = (name: string, symbol: ts.Symbol) =>
    exportLines(checker, name, symbol).map((line) => withSortedWords(line.replaceAll(`import("${root}/`, 'import("')));
  const everywhere = new Set(entryPoints.flatMap((entryPoint) => exportsOf(entryPoint).map(({ symbol }) => symbol)));

  return entryPoints.map((entryPoint) => {
    const exported = exportsOf(entryPoint);
    const symbols = exported.map(({ symbol }) => symbol);
    const hidden = mentionedTypes(checker, symbols).filter((symbol) => !everywhere.has(symbol));
    return {
      entryPoint: entryPoint.name,
      tier: entryPoint.tier,
      exported: exported.flatMap(({ name, symbol }) => linesOf(name, symbol)),
      behind: hidden.flatMap((symbol) => linesOf(symbol.name, symbol)),
    };
  });
}
