/** What came of one part of `npm run test:all`. */
export interface Row {
  name: string;
  passed: number;
  failed: number;
}

/** The page `docs/test-all.md`. */
export const allPage = (rows: readonly Row[]): string =>
  `# What takes longer than \`npm test\`

Written by \`npm run test:all\`. Run it before a release of the shell, and when the build, the loading of apps or the kit
changes.

| What it proves | Passed | Failed |
| --- | --- | --- |
${rows.map(({ name, passed, failed }) => `| ${name} | ${passed} | ${failed} |`).join('\n')}
`;
