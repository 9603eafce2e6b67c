import { posix } from 'node:path';
import ts from 'typescript';
import { hasDefaultExport } from './readCode';

/** An expression, and the file in which it stands. */
export interface Placed<Node extends ts.Node = ts.Expression> {
  node: Node;
  file: string;
}

const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** What was read before, by path: a development server reads all of it after each edit. */
const readBefore = new Map<string, ts.SourceFile>();

function parse(file: string, text: string): ts.SourceFile {
  const before = readBefore.get(file);
  if (before?.text === text) return before;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  readBefore.set(file, source);
  return source;
}

/** A chain of names that lead to each other ends somewhere. */
const maxSteps = 20;

/**
 * The sources of an app, read as far as they write out what they mean: texts, objects, and names of constants, also of those
 * that another file of the app exports. What is computed has no meaning here.
 */
export class AppSources {
  readonly #texts: ReadonlyMap<string, string>;

  /** @param texts of its files, by their path from the app's folder */
  constructor(texts: ReadonlyMap<string, string>) {
    this.#texts = texts;
  }

  get files(): string[] {
    return [...this.#texts.keys()];
  }

  textOf(file: string): string {
    return this.#texts.get(file) ?? '';
  }

  /** The file of an exposed module, `./components/Cart`; undefined where there is none. */
  moduleFile(module: string): string | undefined {
    return this.fileOf('src/index', module);
  }

  /** The files that contain a word. */
  filesWith(word: string): string[] {
    return [...this.#texts].flatMap(([file, text]) => (text.includes(word) ? [file] : []));
  }

  #source(file: string): ts.SourceFile {
    return parse(file, this.textOf(file));
  }

  #find<Node extends ts.Node>(word: string, is: (node: ts.Node) => node is Node): Placed<Node>[] {
    return this.filesWith(word).flatMap((file) => {
      const found: Placed<Node>[] = [];
      const visit = (node: ts.Node): void => {
        if (is(node)) found.push({ node, file });
        ts.forEachChild(node, visit);
      };
      visit(this.#source(file));
      return found;
    });
  }

  /** The calls of a function, by its name, or with `commands.run` also as a method of something else: `x.commands.run(…)`. */
  callsOf(name: string): Placed<ts.CallExpression>[] {
    const isCall = (node: ts.Node): node is ts.CallExpression => {
      if (!ts.isCallExpression(node)) return false;
      const called = node.expression.getText();
      return called === name || called.endsWith(`.${name}`);
    };
    return this.#find(name, isCall);
  }

  /** The values that objects anywhere give a property. */
  valuesOf(property: string): Placed[] {
    const isGiven = (node: ts.Node): node is ts.PropertyAssignment | ts.ShorthandPropertyAssignment =>
      (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) && node.name.getText() === property;
    return this.#find(property, isGiven).map(({ node, file }) => ({
      node: ts.isPropertyAssignment(node) ? node.initializer : node.name,
      file,
    }));
  }

  /** An argument of a call; undefined where it has none. */
  argument({ node, file }: Placed<ts.CallExpression>, index: number): Placed | undefined {
    const given = node.arguments[index];
    return given && { node: given, file };
  }

  /** The file that an import names; undefined for a package. */
  fileOf(importer: string, name: string): string | undefined {
    if (!name.startsWith('.')) return undefined;
    const path = posix.join(posix.dirname(importer), name);
    return endings.map((ending) => path + ending).find((file) => this.#texts.has(file));
  }

  /** What a file calls by a name, be it its own or imported. */
  #declared(name: string, file: string, steps: number): Placed | undefined {
    for (const statement of this.#source(file).statements) {
      if (ts.isVariableStatement(statement)) {
        const one = statement.declarationList.declarations.find((declared) => declared.name.getText() === name);
        if (one) return one.initializer && this.meaning({ node: one.initializer, file }, steps);
      }
      const imported = importOf(statement, name);
      const from = imported && this.fileOf(file, imported.from);
      if (imported && from) return this.#declared(imported.name, from, steps - 1);
    }
    return undefined;
  }

  /** An expression without `as const` and the like; of a name, what the name stands for. */
  meaning(placed: Placed | undefined, steps = maxSteps): Placed | undefined {
    if (placed === undefined || steps <= 0) return undefined;
    const { node, file } = placed;
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
      return this.meaning({ node: node.expression, file }, steps - 1);
    if (ts.isIdentifier(node)) return this.#declared(node.text, file, steps - 1);
    if (ts.isPropertyAccessExpression(node))
      return this.property(this.meaning({ node: node.expression, file }, steps - 1), node.name.text, steps - 1);
    return placed;
  }

  /** What an object gives a property; undefined where it has none, or is no object that is written out. */
  property(placed: Placed | undefined, name: string, steps = maxSteps): Placed | undefined {
    const object = this.meaning(placed, steps);
    if (!object || !ts.isObjectLiteralExpression(object.node)) return undefined;
    const found = object.node.properties.find((property) => property.name && nameIn(property.name) === name);
    if (found && ts.isPropertyAssignment(found)) return this.meaning({ node: found.initializer, file: object.file });
    if (found && ts.isShorthandPropertyAssignment(found)) return this.#declared(found.name.text, object.file, steps);
    return undefined;
  }

  /** The text that an expression means; undefined where it is none that is written out. */
  text(placed: Placed | undefined): string | undefined {
    const meant = this.meaning(placed)?.node;
    return meant && ts.isStringLiteralLike(meant) ? meant.text : undefined;
  }

  /** The elements of a list, as far as they are written out. */
  elements(placed: Placed | undefined): Placed[] {
    const list = this.meaning(placed);
    if (!list || !ts.isArrayLiteralExpression(list.node)) return [];
    return list.node.elements.map((node) => ({ node, file: list.file }));
  }

  /** Does a file export something as its default? */
  hasDefault(file: string): boolean {
    return hasDefaultExport(this.textOf(file));
  }

  /**
   * The keys of an object; undefined for one that is not written out, or takes in others. A key whose text is computed is
   * undefined itself.
   */
  keys(placed: Placed | undefined): (string | undefined)[] | undefined {
    const object = this.meaning(placed);
    if (!object || !ts.isObjectLiteralExpression(object.node)) return undefined;
    const { properties } = object.node;
    if (properties.some((property) => ts.isSpreadAssignment(property))) return undefined;
    return properties.map(({ name }) =>
      name && ts.isComputedPropertyName(name)
        ? this.text({ node: name.expression, file: object.file })
        : name && nameIn(name),
    );
  }
}

const nameIn = (name: ts.PropertyName): string | undefined => ('text' in name ? name.text : undefined);

/** Where a statement imports a name, or passes it on, and what it is called there. */
function importOf(statement: ts.Statement, name: string): { name: string; from: string } | undefined {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return undefined;
  const named = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause;
  const from = statement.moduleSpecifier;
  if (!named || !(ts.isNamedImports(named) || ts.isNamedExports(named)) || !from || !ts.isStringLiteral(from))
    return undefined;
  for (const element of named.elements)
    if (element.name.text === name) return { name: (element.propertyName ?? element.name).text, from: from.text };
  return undefined;
}
