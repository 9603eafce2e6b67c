import { type AnyNode, type CallExpression, parse as parseProgram } from 'acorn';
import { simple as walk } from 'acorn-walk';
import postcss, { type AtRule, type ChildNode, CssSyntaxError, type Rule } from 'postcss';
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
function textOf(node: AnyNode): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join('x');
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  return left === undefined && right === undefined ? undefined : (left ?? 'x') + (right ?? 'x');
}

const nameOf = (node: AnyNode): string | undefined =>
  node.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.name : undefined;

/** The style sheet that `list.push([module.id, "css", …])` adds, as css-loader writes it. */
function pushedStyles(node: CallExpression): string | undefined {
  const [list] = node.arguments;
  if (nameOf(node.callee) !== 'push' || list?.type !== 'ArrayExpression') return undefined;
  const [id, css] = list.elements;
  if (!id || !css || nameOf(id) !== 'id') return undefined;
  const text = textOf(css);
  return text?.includes('{') ? text : undefined;
}

function parseScript(script: string): AnyNode | undefined {
  try {
    return parseProgram(script, { ecmaVersion: 'latest', sourceType: 'script' });
  } catch (error) {
    // A script that no browser reads styles nothing.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

export function stylesInScript(script: string): string[] {
  if (!/\.push\(\[\w+\.id,/.test(script.replaceAll(/\s/g, ''))) return [];
  const styles: string[] = [];
  const program = parseScript(script);
  if (program)
    walk(program, {
      CallExpression(node) {
        const css = pushedStyles(node);
        if (css !== undefined) styles.push(css);
      },
    });
  return styles;
}
