import ts from 'typescript';

export interface AskedText {
  line: number;
  /** A key, or a pattern of keys where a part is only known when it runs. */
  key: string | RegExp;
  namespace?: string;
}

export interface TextUse {
  asked: AskedText[];
  /** Namespaces and key prefixes of its `useTranslation()`. */
  namespaces: string[];
  prefixes: string[];
  /** Every string and pattern that could be a key, for keys that are handed around as data. */
  strings: Set<string>;
  patterns: RegExp[];
  literals: { line: number; text: string }[];
}

const spokenAttributes = new Set(
  'alt aria-description aria-label aria-roledescription cancelText description label okText placeholder text title tooltip'.split(
    ' ',
  ),
);

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function patternOf(template: ts.TemplateExpression): RegExp {
  const tail = template.templateSpans.map((span) => `.+${escapeRegExp(span.literal.text)}`);
  return new RegExp(`^${escapeRegExp(template.head.text)}${tail.join('')}$`);
}

function keysOf(node: ts.Expression): (string | RegExp)[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [patternOf(node)];
  if (ts.isConditionalExpression(node)) return [...keysOf(node.whenTrue), ...keysOf(node.whenFalse)];
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(keysOf);
  return ts.isParenthesizedExpression(node) ? keysOf(node.expression) : [];
}

function propertyText(node: ts.Expression | undefined, name: string): string | undefined {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  const found = node.properties.find(
    (property) => ts.isPropertyAssignment(property) && property.name.getText() === name,
  );
  const value = found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
  return value && ts.isStringLiteralLike(value) ? value.text : undefined;
}

function calledName(node: ts.CallExpression): string {
  const { expression } = node;
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : '';
}

/** Reads off a source file which texts it asks for and which it says itself. */
export function readTextUse(file: string, source: string): TextUse {
  const use: TextUse = { asked: [], namespaces: [], prefixes: [], strings: new Set(), patterns: [], literals: [] };
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const lineOf = (node: ts.Node) => tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;

  function ask(node: ts.Node, keys: (string | RegExp)[], namespace?: string): void {
    for (const key of keys) {
      const [before = '', after] = typeof key === 'string' ? key.split(':', 2) : [];
      const isNamed = after !== undefined;
      use.asked.push({ line: lineOf(node), key: isNamed ? after : key, namespace: isNamed ? before : namespace });
    }
  }

  function readCall(node: ts.CallExpression): void {
    const [first, second] = node.arguments;
    const name = calledName(node);
    if (name === 't' && first) ask(node, keysOf(first), propertyText(second, 'ns'));
    if (name !== 'useTranslation') return;
    use.namespaces.push(...(first ? keysOf(first) : []).filter((key) => typeof key === 'string'));
    const prefix = propertyText(second, 'keyPrefix');
    if (prefix) use.prefixes.push(prefix);
  }

  function readAttribute(node: ts.JsxAttribute): void {
    const name = node.name.getText();
    const value = node.initializer;
    const inner = value && ts.isJsxExpression(value) ? value.expression : value;
    if (!inner || !ts.isStringLiteralLike(inner)) {
      if (name === 'i18nKey' && inner && ts.isExpression(inner)) ask(node, keysOf(inner));
    } else if (name === 'i18nKey') ask(node, [inner.text]);
    else if (spokenAttributes.has(name)) use.literals.push({ line: lineOf(node), text: inner.text });
  }

  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node)) readCall(node);
    else if (ts.isJsxAttribute(node)) readAttribute(node);
    else if (ts.isJsxText(node) && node.text.trim()) {
      use.literals.push({ line: lineOf(node), text: node.text.trim() });
    } else if (ts.isJsxExpression(node) && node.expression && ts.isStringLiteralLike(node.expression)) {
      if (!ts.isJsxAttribute(node.parent)) use.literals.push({ line: lineOf(node), text: node.expression.text });
    } else if (ts.isStringLiteralLike(node)) use.strings.add(node.text);
    // A template that starts with an unknown part could be any key, and proves nothing.
    else if (ts.isTemplateExpression(node) && node.head.text) use.patterns.push(patternOf(node));
    ts.forEachChild(node, visit);
  }
  visit(tree);
  return use;
}
