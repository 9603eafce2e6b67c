import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { ReleaseDescription } from '../../shared/build/describeRelease';
import { descriptionFile } from '../../shared/build/release';
import type { StagedApp } from '../release/gate/publish';
import { folderSource } from '../release/gate/releaseSource';

interface Settings {
  name?: string;
  atrium?: { dist?: string };
}

const settingsOf = (folder: string): Settings => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The product that the app is released into: ATRIUM_DIST, else what package.json names. */
export const defaultDist = (folder: string): string | undefined =>
  process.env.ATRIUM_DIST || settingsOf(folder).atrium?.dist || undefined;

/** The text of `id` in the first object of a source that has one: the manifest's own, which names it first. */
function idIn(source: string): string | undefined {
  let id: string | undefined;
  const visit = (node: ts.Node): void => {
    if (id !== undefined) return;
    if (ts.isObjectLiteralExpression(node)) {
      const names = node.properties.map((property) => property.name?.getText(file));
      const property = node.properties[names.indexOf('id')];
      if (names.includes('owner') && property && ts.isPropertyAssignment(property)) {
        if (ts.isStringLiteralLike(property.initializer)) id = property.initializer.text;
        return;
      }
    }
    ts.forEachChild(node, visit);
  };
  const file = ts.createSourceFile('manifest.ts', source, ts.ScriptTarget.Latest, true);
  visit(file);
  return id;
}

/**
 * The id of the app in a repository of its own: the manifest's where it is written out, else the name of the package.
 * @throws a sentence where there is no app
 */
export function ownId(folder: string): string {
  const file = join(folder, 'src/manifest.ts');
  if (!existsSync(file)) throw new Error(`${folder} holds no app: it has no src/manifest.ts.`);
  const id = idIn(readFileSync(file, 'utf8')) ?? settingsOf(folder).name?.replace(/^@[^/]*\//, '');
  if (!id) throw new Error('src/manifest.ts does not write out the id of the app, and package.json has no name.');
  return id;
}

const builtAt = (folder: string) => statSync(join(folder, descriptionFile)).mtimeMs;

/** The latest release that was built in a folder. */
export function lastBuild(folder: string): StagedApp {
  const built = join(folder, 'dist');
  const [latest] = (existsSync(built) ? readdirSync(built) : [])
    .map((name) => join(built, name))
    .filter((path) => existsSync(join(path, descriptionFile)))
    .sort((one, other) => builtAt(other) - builtAt(one));
  if (!latest) throw new Error(`${built} holds no release: build one first, with "npx atrium build".`);
  const { files, takes, ...release }: ReleaseDescription = JSON.parse(
    readFileSync(join(latest, descriptionFile), 'utf8'),
  );
  const assets = join(folder, 'src/backend/assets');
  return { release, source: folderSource(latest), folder: latest, ...(existsSync(assets) && { assets }) };
}
