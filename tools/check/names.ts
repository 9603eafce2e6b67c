import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifests } from '../build/manifests';
import { nameProblems, staleWords } from './model/nameRules';
import { plainWords } from './model/plainWords';
import { filesBelow } from './sourceFiles';
import type { CheckStep } from './step';

const frame = ['gallery', 'mock', 'server', 'shared', 'shell', 'tools'];

/** Tests name apps as examples; the template is an app; and the list of plain words has to say them. */
const isFree = (file: string) => /\.test\.tsx?$|^tools\/(new\/template\/|check\/model\/plainWords\.ts)/.test(file);

/** The frame works with the apps that are live, whatever they are: none of its sources names one. */
export const names: CheckStep = {
  name: 'names',
  async run(root) {
    const sources = filesBelow(root, frame, /\.(?:[cm]?[jt]sx?|css|html)$/)
      .filter((file) => !isFree(file))
      .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
    const problems = nameProblems(await readManifests(), sources, plainWords);
    const hint =
      'A word that means something else there is said in tools/check/model/plainWords.ts, or the app takes another id.';
    return [...problems, ...(problems.length > 0 ? [hint] : []), ...staleWords(sources, plainWords)];
  },
};
