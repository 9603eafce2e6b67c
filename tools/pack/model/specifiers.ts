import ts from 'typescript';
import { packageName } from '../../../shared/build/packages';

/** Module specifier of a node: `import`, `export … from`, `import()`, `require()`, `require.resolve()`, and types. */
function specifierOf(node: ts.Node, source: ts.SourceFile): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
  if (!ts.isCallExpression(node)) return undefined;
  const isLoading =
    node.expression.kind === ts.SyntaxKind.ImportKeyword ||
    /^require(\.resolve)?$/.test(node.expression.getText(source));
  return isLoading ? node.arguments[0] : undefined;
}

/** The specifiers of a module, in their order; what only looks like one, in a text of an example say, is none. */
function specifiersIn(text: string): ts.StringLiteral[] {
  const source = ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest);
  const found: ts.StringLiteral[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node, source);
    if (specifier && ts.isStringLiteral(specifier)) found.push(specifier);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * A module's text with each relative import named in full, as Node asks for: `./store` becomes `./store.js`, a folder its
 * index. What is named in full stays.
 * @param isFile is there such a file, seen from the module?
 */
export function withFullSpecifiers(text: string, isFile: (path: string) => boolean): string {
  const fullPath = (path: string) =>
    !path.startsWith('.') || isFile(path) ? path : ([`${path}.js`, `${path}/index.js`].find(isFile) ?? path);
  // From the end, so that what comes before keeps its place.
  return specifiersIn(text).reduceRight(
    (written, { text: path, end }) =>
      `${written.slice(0, end - 1 - path.length)}${fullPath(path)}${written.slice(end - 1)}`,
    text,
  );
}

export function packagesIn(text: string): string[] {
  const names = specifiersIn(text)
    .map(({ text: path }) => path)
    .filter((path) => !path.startsWith('.') && !path.startsWith('node:'))
    .map(packageName);
  return [...new Set(names)].sort();
}
