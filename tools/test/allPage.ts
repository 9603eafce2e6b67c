/** Result of one part of `npm run test:all`. */
export interface Row {
  name: string;
  passed: number;
  failed: number;
}

const begin = `# What takes longer than \`npm test\`

Written by \`npm run test:all\`. Run it before a release of the shell, and when the build, the loading of apps or the kit
changes. A part can be run alone, by its name: \`npm run test:all -- faults leaks\`; the rows of the others stay. After a fix,
\`npm run test:all -- screens --again\` runs what failed last, and adds what passes now.

A part in which nothing has passed or failed was not run yet.

| Part | What it proves | Passed | Failed |
| --- | --- | --- | --- |
`;

/** The page `docs/test-all.md`. @param rows by the names of their parts, in their order */
export const allPage = (rows: ReadonlyMap<string, Row>): string =>
  `${begin}${[...rows].map(([part, { name, passed, failed }]) => `| ${part} | ${name} | ${passed} | ${failed} |\n`).join('')}`;

/** Reads back the rows that `allPage` wrote; what is none is left out. */
export function readAllPage(page: string): Map<string, Row> {
  const rows = page.matchAll(/^\| ([a-z]+) \| (.+) \| (\d+) \| (\d+) \|$/gm);
  return new Map(
    [...rows].map(([, part = '', name = '', passed, failed]) => [
      part,
      { name, passed: Number(passed), failed: Number(failed) },
    ]),
  );
}
