import ts from 'typescript';

/** A text that a script holds as a literal, whole or in parts; what is computed in between, an address say, is left out. */
function textOf(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `x${literal.text}`).join('');
  if (ts.isParenthesizedExpression(node)) return textOf(node.expression);
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  return left === undefined && right === undefined ? undefined : (left ?? 'x') + (right ?? 'x');
}

/** The style sheet that `list.push([module.id, "css", …])` adds, as css-loader writes it. */
function pushedStyles(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const [list] = node.arguments;
  if (node.expression.name.text !== 'push' || !list || !ts.isArrayLiteralExpression(list)) return undefined;
  const [id, css] = list.elements;
  if (!id || !css || !ts.isPropertyAccessExpression(id) || id.name.text !== 'id') return undefined;
  const text = textOf(css);
  return text?.includes('{') ? text : undefined;
}

/** The style sheets that a built script puts into the page. */
export function stylesInScript(script: string): string[] {
  if (!/\.push\(\[\w+\.id,/.test(script.replaceAll(/\s/g, ''))) return [];
  const styles: string[] = [];
  const visit = (node: ts.Node): void => {
    const css = pushedStyles(node);
    if (css !== undefined) styles.push(css);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('chunk.js', script, ts.ScriptTarget.ESNext, false, ts.ScriptKind.JS));
  return styles;
}
