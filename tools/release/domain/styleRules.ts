import postcss, { type AtRule, type ChildNode, CssSyntaxError, type Rule } from 'postcss';
import ts from 'typescript';
import { isOwnSelector, selectorsIn, setsLibraryProperties, takesHostFont } from '../../../shared/contract/selectors';

export interface StyleSheet {
  file: string;
  css: string;
}

/** At-rules whose inner rules are checked one by one. */
const groups = /^(?:media|supports|layer|container|starting-style)$/;

/** Named at-rules: they have no effect until a rule of the app refers to them. */
const harmless = /^(?:(?:-\w+-)?keyframes|font-face|counter-style|namespace|charset)$/;

interface Owner {
  app: string;
  apps: readonly string[];
  css: string;
}

function foreignIn(nodes: readonly ChildNode[] | undefined, owner: Owner, isNested: boolean): string[] {
  return (nodes ?? []).flatMap((node) => {
    if (node.type === 'rule') return foreignInRule(node, owner, isNested);
    return node.type === 'atrule' ? foreignInAtRule(node, owner, isNested) : [];
  });
}

function foreignInRule(rule: Rule, owner: Owner, isNested: boolean): string[] {
  const properties = (rule.nodes ?? []).flatMap((node) => (node.type === 'decl' ? [node.prop] : []));
  if (setsLibraryProperties(rule.selector, properties, owner.css)) return [];
  const foreign = selectorsIn(rule.selector).filter(
    (selector) => !isOwnSelector(selector, owner.app, owner.apps, isNested),
  );
  return [...foreign, ...foreignIn(rule.nodes, owner, true)];
}

function foreignInAtRule(rule: AtRule, owner: Owner, isNested: boolean): string[] {
  const { name, params, nodes } = rule;
  if (takesHostFont(rule.toString())) return ["@font-face of the kit's font"];
  if (harmless.test(name) || (name === 'layer' && !nodes)) return [];
  return groups.test(name) ? foreignIn(nodes, owner, isNested) : [`@${name} ${params}`.trim()];
}

function parse(css: string): readonly ChildNode[] {
  try {
    return postcss.parse(css).nodes;
  } catch (error) {
    // The text only looked like a style sheet.
    if (error instanceof CssSyntaxError) return [];
    throw error;
  }
}

/**
 * Rules of an app's built styles that reach beyond its own classes, a sentence for each selector.
 * @param apps the ids of all apps that would be live
 */
export const styleIssues = (styles: readonly StyleSheet[], app: string, apps: readonly string[]): string[] => [
  ...new Set(
    styles.flatMap(({ file, css }) =>
      foreignIn(parse(css), { app, apps, css }, false).map(
        (selector) => `The style rule "${selector}" in ${file} reaches beyond the app: begin with a class of its own.`,
      ),
    ),
  ),
];

/** The text of a literal, concatenation or template; computed parts, such as addresses, become `x`. */
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
