import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordProblems } from './model/wordRules';
import { filesBelow } from './sourceFiles';
import type { CheckStep } from './step';

const folders = ['docs', 'e2e', 'mock', 'remotes', 'server', 'shared', 'shell', 'tools'];
const inEnglish = /(?:\.(?:[cm]?tsx?|m?js|css|md|conf)|\/en\.json)$/;
const skipped = ['/Emoji/data/', 'tools/check/model/wordRules'];

/** Code, tests, pages and texts speak plain English. */
export const words: CheckStep = {
  name: 'words',
  run: async (root) =>
    ['README.md', ...filesBelow(root, folders, inEnglish)]
      .filter((file) => !skipped.some((part) => file.includes(part)))
      .flatMap((file) => wordProblems(readFileSync(join(root, file), 'utf8')).map((problem) => `${file}: ${problem}`)),
};
