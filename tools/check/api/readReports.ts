import { join } from 'node:path';
import ts from 'typescript';
import { type ApiReport, withSortedWords } from '../model/apiReport';
import type { EntryPoint } from './entryPoints';
import { exportLines, packageOf } from './exportLines';

const isOurs = (symbol: ts.Symbol) => symbol.declarations?.some((node) => !packageOf(node)) ?? false;

const isNamed = (symbol: ts.Symbol) =>
  symbol.declarations?.some(
    (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node),
  ) ?? false;

/** `Promise<User>`, and every array. */
function isReference(type: ts.Type): type is ts.TypeReference {
  return 'objectFlags' in type && (Number(type.objectFlags) & ts.ObjectFlags.Reference) !== 0;
}

function membersOf(checker: ts.TypeChecker, type: ts.Type): ts.Type[] {
  const signatures = [...type.getCallSignatures(), ...type.getConstructSignatures()];
  const parameters = signatures.flatMap((signature) => signature.getParameters());
  return [
    ...signatures.map((signature) => signature.getReturnType()),
    ...[...parameters, ...type.getProperties()].filter(isOurs).map((symbol) => checker.getTypeOfSymbol(symbol)),
  ];
}

function partsOf(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  const parts = [...(type.aliasTypeArguments ?? []), ...(type.isUnionOrIntersection() ? type.types : [])];
  if (isReference(type)) parts.push(...checker.getTypeArguments(type));
  return type.symbol && isOurs(type.symbol) ? [...parts, ...membersOf(checker, type)] : parts;
}

/** Every named type of ours that some symbols speak of, themselves aside, and those that these speak of in turn. */
function mentionedTypes(checker: ts.TypeChecker, symbols: readonly ts.Symbol[]): ts.Symbol[] {
  const seen = new Set<ts.Type>();
  const named = new Set<ts.Symbol>();

  function visit(type: ts.Type): void {
    if (seen.has(type)) return;
    seen.add(type);
    for (const symbol of [type.aliasSymbol, type.symbol]) {
      if (symbol && isOurs(symbol) && isNamed(symbol)) named.add(symbol);
    }
    partsOf(checker, type).forEach(visit);
  }

  for (const symbol of symbols) {
    if (symbol.flags & ts.SymbolFlags.Type) visit(checker.getDeclaredTypeOfSymbol(symbol));
    if (symbol.flags & ts.SymbolFlags.Value) visit(checker.getTypeOfSymbol(symbol));
  }
  return [...named].filter((symbol) => !symbols.includes(symbol));
}

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
