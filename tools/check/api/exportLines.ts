import ts from 'typescript';

const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Names inside a destructured parameter are internal: `({ a, b }: Props)` is `(props: Props)`. */
const withoutPatterns = (text: string) => text.replace(/([(,] ?)\{[^{};]*\}(\??: )/g, '$1props$2');

function typeText(checker: ts.TypeChecker, type: ts.Type): string {
  return oneLine(withoutPatterns(checker.typeToString(type, undefined, flags)));
}

export function packageOf(node: ts.Node): string | undefined {
  return node.getSourceFile().fileName.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//)?.[1];
}

function declarationText(node: ts.Declaration): string {
  const printer = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: true });
  const text = printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
  return oneLine(text).replace(/^(export |declare |default )+/, '');
}

/** The type of what a schema gives, where a value is a schema. */
function schemaOutput(checker: ts.TypeChecker, type: ts.Type): ts.Type | undefined {
  const inner = type.getProperty('_zod');
  const output = inner && checker.getTypeOfSymbol(inner).getProperty('output');
  return output && checker.getTypeOfSymbol(output);
}

function valueText(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const type = checker.getTypeOfSymbol(symbol);
  const output = schemaOutput(checker, type);
  return output
    ? `schema of ${oneLine(checker.typeToString(output, undefined, flags | ts.TypeFormatFlags.InTypeAlias))}`
    : typeText(checker, type);
}

function memberText(checker: ts.TypeChecker, member: ts.ClassElement): string {
  if (ts.isConstructorDeclaration(member)) {
    const signature = checker.getSignatureFromDeclaration(member);
    return signature ? `constructor${checker.signatureToString(signature, undefined, flags)};` : '';
  }
  const isFixed = ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Readonly;
  return `${isFixed ? 'readonly ' : ''}${member.name?.getText()}: ${typeText(checker, checker.getTypeAtLocation(member))};`;
}

const isHidden = (member: ts.ClassElement) =>
  (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private) !== 0 ||
  (member.name !== undefined && ts.isPrivateIdentifier(member.name));

function classText(checker: ts.TypeChecker, name: string, node: ts.ClassDeclaration): string {
  const members = node.members.filter((member) => !isHidden(member)).map((member) => memberText(checker, member));
  const heritage = node.heritageClauses?.map((clause) => ` ${clause.getText()}`).join('') ?? '';
  return `class ${name}${heritage} { ${members.join(' ')} }`;
}

/**
 * An export in lines of a report: one as a value, one as a type, where it is both.
 * @param name what the entry point calls it
 */
export function exportLines(checker: ts.TypeChecker, name: string, symbol: ts.Symbol): string[] {
  const declarations = symbol.declarations ?? [];
  const [first] = declarations;
  const outside = first && packageOf(first);
  if (outside) return [`from ${name} = ${outside}`];
  return declarations.map((node) => {
    if (ts.isClassDeclaration(node)) return classText(checker, name, node);
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return declarationText(node);
    return `const ${name}: ${valueText(checker, symbol)}`;
  });
}
