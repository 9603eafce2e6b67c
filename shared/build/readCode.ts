import ts from 'typescript';

const parse = (text: string) =>
  ts.createSourceFile('module.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

function visitAll(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => visitAll(child, visit));
}

const textOf = (node: ts.Expression | undefined): string[] => (node && ts.isStringLiteralLike(node) ? [node.text] : []);

const isDefault = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);

/** Does a module export something as its default? */
export const hasDefaultExport = (text: string): boolean =>
  parse(text).statements.some((statement) => {
    if (ts.isExportAssignment(statement)) return !statement.isExportEquals;
    if (!ts.isExportDeclaration(statement)) return isDefault(statement);
    const { exportClause } = statement;
    return (
      exportClause !== undefined &&
      ts.isNamedExports(exportClause) &&
      exportClause.elements.some(({ name }) => name.text === 'default')
    );
  });

/** Names of Trusted Types policies that the page's policy lists; a policy of any other name throws. */
const listedPolicies = ['default', 'dompurify', 'ProseMirrorClipboard'];

function isInTry(node: ts.Node): boolean {
  for (let child = node, { parent } = node; parent; child = parent, { parent } = parent)
    if (ts.isTryStatement(parent) && parent.tryBlock === child) return true;
  return false;
}

function blockedBy(node: ts.Node, source: ts.SourceFile, allowed: readonly string[]): string | undefined {
  if (ts.isNewExpression(node) && node.expression.getText(source) === 'Function') return 'new Function()';
  if (!ts.isCallExpression(node)) return undefined;
  const called = node.expression.getText(source);
  if (called === 'eval') return 'eval()';
  if (!/(^|\.)createPolicy$/.test(called)) return undefined;
  const [name] = textOf(node.arguments[0]);
  return name !== undefined && [...listedPolicies, ...allowed].includes(name)
    ? undefined
    : `createPolicy(${name ? `"${name}"` : ''})`;
}

/**
 * What the page's policy blocks in a source: code made of text, and Trusted Types policies of names that it does not list. What
 * is tried (`try { … }`), and done without where it fails, is left alone.
 * @param allowed further names of policies that the app's manifest asks for
 */
export function blockedCode(text: string, allowed: readonly string[] = []): string[] {
  if (!/\beval\b|\bFunction\b|\bcreatePolicy\b/.test(text)) return [];
  const source = parse(text);
  const blocked = new Set<string>();
  visitAll(source, (node) => {
    const what = blockedBy(node, source, allowed);
    if (what !== undefined && !isInTry(node)) blocked.add(what);
  });
  return [...blocked];
}
