import ts from 'typescript';

/** One module that a file asks for. */
export interface ImportedModule {
  specifier: string;
  /** The names taken from it; `*` stands for the whole module. */
  names: readonly string[];
  /** Nothing of it is left when the code runs. */
  isType: boolean;
}

const whole = ['*'];

function namesOf(clause: ts.ImportClause | undefined): string[] {
  const named = clause?.namedBindings;
  const names = clause?.name ? ['default'] : [];
  if (named && ts.isNamespaceImport(named)) return [...names, '*'];
  return [...names, ...(named?.elements ?? []).map(({ propertyName, name }) => (propertyName ?? name).text)];
}

function fromImport(node: ts.ImportDeclaration, specifier: string): ImportedModule {
  const clause = node.importClause;
  const elements =
    clause?.namedBindings && ts.isNamedImports(clause.namedBindings) ? clause.namedBindings.elements : [];
  const hasOnlyTypes = elements.length > 0 && !clause?.name && elements.every((element) => element.isTypeOnly);
  const isType = clause?.phaseModifier === ts.SyntaxKind.TypeKeyword || hasOnlyTypes;
  return { specifier, names: namesOf(clause), isType };
}

function fromExport(node: ts.ExportDeclaration, specifier: string): ImportedModule {
  const clause = node.exportClause;
  const names =
    clause && ts.isNamedExports(clause)
      ? clause.elements.map(({ propertyName, name }) => (propertyName ?? name).text)
      : whole;
  return { specifier, names, isType: node.isTypeOnly };
}

function importOf(node: ts.Node): ImportedModule | undefined {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    return fromImport(node, node.moduleSpecifier.text);
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
    return fromExport(node, node.moduleSpecifier.text);
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)) {
    return { specifier: node.argument.literal.text, names: whole, isType: true };
  }
  if (!ts.isCallExpression(node)) return undefined;
  const [argument] = node.arguments;
  const isCall =
    node.expression.kind === ts.SyntaxKind.ImportKeyword ||
    (ts.isIdentifier(node.expression) && node.expression.text === 'require');
  if (!isCall || !argument || !ts.isStringLiteralLike(argument)) return undefined;
  return { specifier: argument.text, names: whole, isType: false };
}

/** Every module that a source file asks for, by whatever kind of import. */
export function readImports(file: string, text: string): ImportedModule[] {
  const found: ImportedModule[] = [];
  const visit = (node: ts.Node): void => {
    const imported = importOf(node);
    if (imported) found.push(imported);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return found;
}
