import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifests } from '../build/paths';
import { nameProblems } from './model/nameRules';
import { type CheckStep, inScope } from './model/step';
import { filesBelow } from './sourceFiles';

const folders = ['gallery', 'mock', 'server', 'shared', 'shell', 'tools'];

/** Tests name apps as examples, the template is an app, and two lists hold ids and folders. */
const isFree = (file: string) => /\.test\.tsx?$|^tools\/(new\/template\/|check\/model\/nameRules\.ts)/.test(file);

/** The host works with whatever apps are live: none of its sources names one. */
export const names: CheckStep = {
  async run(scope) {
    const { root } = scope;
    const covers = inScope(scope);
    const sources = filesBelow(root, folders, /\.(?:[cm]?[jt]sx?|css|html)$/)
      .filter((file) => !isFree(file) && covers(file))
      .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
    return nameProblems(await readManifests(), sources);
  },
};
