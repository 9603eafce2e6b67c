import ts from 'typescript';

export const maxLines = 60;

/** The lines at which functions begin whose bodies are longer than allowed; the linter leaves some lines out. */
export function longFunctions(file: string, text: string): number[] {
  if (text.split('\n').length <= maxLines) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineAt = (place: number) => source.getLineAndCharacterOfPosition(place).line;
  const found: number[] = [];
  const visit = (node: ts.Node): void => {
    const body = ts.isFunctionLike(node) && 'body' in node ? node.body : undefined;
    if (body && lineAt(body.end) - lineAt(body.getStart(source)) + 1 > maxLines)
      found.push(lineAt(node.getStart(source)) + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
