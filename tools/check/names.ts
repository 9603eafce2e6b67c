import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifests } from '../build/manifests';
import { nameProblems } from './model/nameRules';
import { filesBelow } from './sourceFiles';
import type { CheckStep } from './step';

const folders = ['mock', 'server', 'shared', 'shell', 'tools'];

/** Tests name apps as examples, the template is an app, and the rule lists the ids that are ordinary words. */
const isFree = (file: string) => /\.test\.tsx?$|^tools\/(new\/template\/|check\/model\/nameRules\.ts)/.test(file);

/** The host works with whatever apps are live: none of its sources names one. */
export const names: CheckStep = {
  name: 'names',
  async run(root) {
    const sources = filesBelow(root, folders, /\.(?:[cm]?[jt]sx?|css|html)$/)
      .filter((file) => !isFree(file))
      .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
    return nameProblems(await readManifests(), sources);
  },
};
