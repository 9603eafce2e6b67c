import ts from 'typescript';

const parse = (text: string) =>
  ts.createSourceFile('module.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

function visitAll(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => visitAll(child, visit));
}

/** The calls of a function in a source, by the function's name. */
function callsOf(source: ts.SourceFile, name: string): ts.CallExpression[] {
  const calls: ts.CallExpression[] = [];
  visitAll(source, (node) => {
    if (ts.isCallExpression(node) && node.expression.getText(source) === name) calls.push(node);
  });
  return calls;
}

/** An expression, or the constant of the same file that it names; without `as const` and the like. */
function meaningOf(node: ts.Expression | undefined, source: ts.SourceFile): ts.Expression | undefined {
  if (node === undefined) return undefined;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return meaningOf(node.expression, source);
  if (!ts.isIdentifier(node)) return node;
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find(({ name }) => name.getText(source) === node.text);
  return declared ? meaningOf(declared.initializer, source) : undefined;
}

function propertyOf(object: ts.Expression | undefined, name: string, source: ts.SourceFile): ts.Expression | undefined {
  if (!object || !ts.isObjectLiteralExpression(object)) return undefined;
  const found = object.properties.find((property) => property.name?.getText(source) === name);
  if (found && ts.isPropertyAssignment(found)) return meaningOf(found.initializer, source);
  return found && ts.isShorthandPropertyAssignment(found) ? meaningOf(found.name, source) : undefined;
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

/** The ids that a module handles by `defineCommands`; undefined where the source does not write all of them out. */
export function handledCommands(text: string): string[] | undefined {
  const source = parse(text);
  const [call] = callsOf(source, 'defineCommands');
  const handlers = meaningOf(call?.arguments[0], source);
  if (!handlers || !ts.isObjectLiteralExpression(handlers)) return undefined;
  const ids = handlers.properties.map(({ name }) => {
    if (name === undefined || ts.isComputedPropertyName(name)) return undefined;
    return 'text' in name ? name.text : undefined;
  });
  return ids.every((id) => id !== undefined) ? ids : undefined;
}

/** The paths of the routes that an app writes out in `defineApp`. */
export function routePaths(text: string): string[] {
  const source = parse(text);
  return callsOf(source, 'defineApp').flatMap((call) => {
    const routes = propertyOf(meaningOf(call.arguments[0], source), 'routes', source);
    if (!routes || !ts.isArrayLiteralExpression(routes)) return [];
    return routes.elements.flatMap((route) => textOf(propertyOf(meaningOf(route, source), 'path', source)));
  });
}

/** The paths of the calls that a module writes out in `defineCall`. */
export function callPaths(text: string): string[] {
  const source = parse(text);
  return callsOf(source, 'defineCall').flatMap((call) =>
    textOf(propertyOf(meaningOf(call.arguments[0], source), 'path', source)),
  );
}

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
