/**
 * Renames identifiers in the files that are listed on the standard input, one a line; comments and texts stay as they are.
 *   git grep -lw answerCall -- '*.ts' | node tools/codemods/renameIdentifiers.mjs refusals=rejections
 */
import { readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';

const names = new Map(process.argv.slice(2).map((pair) => pair.split('=')));
const files = readFileSync(0, 'utf8').split('\n').filter(Boolean);

for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const found = [];
  const visit = (node) => {
    const name = ts.isIdentifier(node) ? names.get(node.text) : undefined;
    if (name) found.push({ start: node.getStart(source), end: node.end, name });
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (found.length === 0) continue;
  const renamed = found.reduceRight(
    (rest, { start, end, name }) => rest.slice(0, start) + name + rest.slice(end),
    text,
  );
  writeFileSync(file, renamed);
}
