import { join, relative } from 'node:path';
import ts from 'typescript';
import { type CheckStep, inScope } from './model/step';
import { sourceFiles } from './sourceFiles';

const isBackendCode = (file: string) =>
  (/(^|\/)backend\//.test(file) || file.startsWith('shared/core/')) && !/\.test\.ts$/.test(file);

/** Methods that use what a callback returns at once, or not at all: a promise is always true, and nobody waits for it. */
const takesNoPromise = new Set(
  'every filter find findIndex findLast findLastIndex flatMap forEach reduce some sort toSorted'.split(' '),
);

const isAssignment = (node: ts.Expression): boolean =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind <= ts.SyntaxKind.LastAssignment &&
  node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment;

/** The operands of `!`, `??`, `&&`, `||`, `===`, `!==` and of a spread in an object, which tell nothing of a promise. */
function operandsOf(node: ts.Node): ts.Expression[] {
  if (ts.isSpreadAssignment(node)) return [node.expression];
  if (ts.isPrefixUnaryExpression(node)) return node.operator === ts.SyntaxKind.ExclamationToken ? [node.operand] : [];
  if (!ts.isBinaryExpression(node)) return [];
  const operator = node.operatorToken.getText();
  if (['===', '!=='].includes(operator)) return [node.left, node.right];
  return ['??', '&&', '||'].includes(operator) ? [node.left] : [];
}

/** Finds promises that nobody waits for: their writes may come after the commit of the call. */
function createPromiseCheck(checker: ts.TypeChecker) {
  const isPromise = (type: ts.Type): boolean => type.getSymbol()?.name === 'Promise';

  /** A promise, one among other types, or a list of them. */
  function holdsPromise(type: ts.Type): boolean {
    if (type.isUnion()) return type.types.some(holdsPromise);
    const element = checker.isArrayType(type) && checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    return element ? holdsPromise(element) : isPromise(type);
  }

  const returnsPromise = (callback: ts.Expression): boolean =>
    checker
      .getTypeAtLocation(callback)
      .getCallSignatures()
      .some((signature) => holdsPromise(signature.getReturnType()));

  function problemOf(node: ts.Node): string | undefined {
    if (ts.isExpressionStatement(node) && !isAssignment(node.expression))
      return holdsPromise(checker.getTypeAtLocation(node.expression)) ? 'nobody waits for this promise' : undefined;
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { text } = node.expression.name;
      const isMisused = takesNoPromise.has(text) && node.arguments.some(returnsPromise);
      return isMisused ? `the callback of "${text}" returns a promise` : undefined;
    }
    const isMisused = operandsOf(node).some((operand) => isPromise(checker.getTypeAtLocation(operand)));
    return isMisused ? 'a promise stands for its value' : undefined;
  }

  return (source: ts.SourceFile): string[] => {
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      const problem = problemOf(node);
      if (problem) found.push(`${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}: ${problem}`);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  };
}

export const promises: CheckStep = {
  async run(scope) {
    const { root } = scope;
    const files = sourceFiles(root, ['remotes', 'shared', 'tools/new'])
      .filter((file) => isBackendCode(file))
      .filter(inScope(scope))
      .map((file) => join(root, file));
    const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
    const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, types: ['node'] }, root);
    const program = ts.createProgram(files, options);
    const check = createPromiseCheck(program.getTypeChecker());
    return files.flatMap((file) => {
      const source = program.getSourceFile(file);
      return (source ? check(source) : []).map((problem) => `${relative(root, file)}:${problem}`);
    });
  },
};
