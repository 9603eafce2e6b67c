import ts from 'typescript';

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
export function importedNames(file: string, text: string, specifier: string): string[] {
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return statements.flatMap((node) => {
    if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return [];
    const module = node.moduleSpecifier;
    if (!module || !ts.isStringLiteral(module) || module.text !== specifier) return [];
    return ts.isImportDeclaration(node) ? namesOfImport(node.importClause) : namesOfExport(node);
  });
}
