import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { median } from '../median';
import { type EntryPoint, readEntryPoints } from './api/entryPoints';
import { filesOf } from './changedFiles';
import { edgesOf } from './imports';
import { folderCycles } from './imports/folderCycles';
import { readGraph } from './imports/graph';
import { longFunctions, maxLines } from './longFunctions';

export type Figures = Readonly<Record<string, number>>;

const isCode = (file: string) => /\.[cm]?[jt]sx?$/.test(file) && !file.endsWith('.d.ts');
const isTest = (file: string) => /\.(test|spec)\.tsx?$|^e2e\//.test(file);
const isStyleDefinition = (file: string) => /(^|\/)shared\/ui\/theme\/(scale|tokens|media)\.css$/.test(file);
const linesOf = (text: string) => text.split('\n').length - 1;
const count = (texts: readonly string[], pattern: RegExp) =>
  texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);

const sourceOf = (path: string) =>
  ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((ending) => path + ending)
    .find((file) => /\.tsx?$/.test(file) && existsSync(file));

/** The names that a module exports, those of modules that it passes on among them. */
function exportedNames(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.flatMap((node) => {
    if (ts.isExportDeclaration(node)) {
      const { exportClause, moduleSpecifier } = node;
      if (exportClause && ts.isNamedExports(exportClause)) return exportClause.elements.map(({ name }) => name.text);
      const target =
        moduleSpecifier && ts.isStringLiteral(moduleSpecifier) && sourceOf(join(dirname(file), moduleSpecifier.text));
      return target ? exportedNames(target) : [];
    }
    if (!ts.canHaveModifiers(node) || !ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
      return [];
    if (ts.isVariableStatement(node))
      return node.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
    const name = 'name' in node ? node.name : undefined;
    return [typeof name === 'object' && name !== null && 'text' in name ? String(name.text) : 'default'];
  });
}

/** The names that entry points of the packages in `shared` export, each once. */
const countNames = (root: string, entryPoints: readonly EntryPoint[]) =>
  new Set(entryPoints.flatMap(({ file }) => exportedNames(join(root, file)))).size;

export async function readFigures(root: string): Promise<Figures> {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const files = filesOf(root, ['.']);
  const code = files.filter(isCode).map((file) => ({ file, text: read(file) }));
  const sources = code.filter(({ file }) => !isTest(file));
  const texts = code.map(({ text }) => text);
  const styles = files.filter((file) => file.endsWith('.css') && !isStyleDefinition(file)).map(read);
  const entryPoints = readEntryPoints(root);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    'code files': code.length,
    'of them not tests': sources.length,
    'lines of code': sum(texts.map(linesOf)),
    'of them not tests ': sum(sources.map(({ text }) => linesOf(text))),
    'median lines of a source': median(sources.map(({ text }) => linesOf(text))),
    [`functions over ${maxLines} lines`]: sum(sources.map(({ file, text }) => longFunctions(file, text).length)),
    'folder cycles': folderCycles(edgesOf(await readGraph(root, []))).length,
    'exported names of the host API': countNames(root, entryPoints),
    'of them public': countNames(
      root,
      entryPoints.filter(({ tier }) => tier === 'public'),
    ),
    "px literals in CSS outside of the theme's definitions": count(styles, /\d+px\b/g),
    'doc comments': count(texts, /\/\*\*/g),
    'that begin with What, Whether, How, Where, As or One': count(
      texts,
      /\/\*\*\s*\*?\s*(?:What|Whether|Whose|How|Where|As|One)\b/g,
    ),
  };
}

export const printFigures = (figures: Figures): string =>
  Object.entries(figures)
    .map(([name, number]) => `${String(number).padStart(8)}  ${name.trim()}`)
    .join('\n');
