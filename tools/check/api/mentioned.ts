import ts from 'typescript';
import { packageOf } from './exportLines';

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
export function mentionedTypes(checker: ts.TypeChecker, symbols: readonly ts.Symbol[]): ts.Symbol[] {
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
