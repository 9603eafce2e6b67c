import postcss, { type AtRule, type ChildNode, CssSyntaxError, type Rule } from 'postcss';
import { isOwnSelector, selectorsIn, setsLibraryProperties, takesHostFont } from '../../../shared/contract/selectors';

/** One style sheet of a release, and the file that holds it. */
export interface StyleSheet {
  file: string;
  css: string;
}

/** At-rules whose rules are judged one by one. */
const groups = /^(?:media|supports|layer|container|starting-style)$/;

/** At-rules with a name of their own: nothing changes before a rule of the app asks for it. */
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
    // A text that looks like styles and is none.
    if (error instanceof CssSyntaxError) return [];
    throw error;
  }
}

/**
 * What of an app's built styles reaches beyond its own classes, a sentence for each selector.
 * @param apps the ids of all apps that would be live
 */
export const styleProblems = (styles: readonly StyleSheet[], app: string, apps: readonly string[]): string[] => [
  ...new Set(
    styles.flatMap(({ file, css }) =>
      foreignIn(parse(css), { app, apps, css }, false).map(
        (selector) => `The style rule "${selector}" in ${file} reaches beyond the app: begin with a class of its own.`,
      ),
    ),
  ),
];
