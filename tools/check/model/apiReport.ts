/** What one entry point of `shared` offers, as text: one line an export. */
export interface ApiReport {
  entryPoint: string;
  /** `interface AvatarProps { name: string; … }`, `const toDate: (value: DateInput) => Date`, … */
  exported: readonly string[];
  /** Types that the exports speak of and that no entry point exports. */
  behind: readonly string[];
}

/** What a line is about: `interface AvatarProps`. */
export const nameOfLine = (line: string) => line.match(/^\w+ [\w$]+/)?.[0] ?? line;

/** The same line with the words of each union in order: the compiler gives them as it met them, which any other file may change. */
export const withSortedWords = (line: string): string =>
  line.replace(/"[^"]*"(?: \| "[^"]*")+/g, (words) => words.split(' | ').sort().join(' | '));

const byName = (lines: readonly string[]) =>
  [...lines].sort((one, other) => nameOfLine(one).localeCompare(nameOfLine(other), 'en'));

const block = (lines: readonly string[]) => ['```ts', ...byName(lines), '```'];

/** The text of a report, as it is committed. */
export function printReport({ entryPoint, exported, behind }: ApiReport): string {
  const hidden = behind.length > 0 ? ['', 'Types that these speak of:', '', ...block(behind)] : [];
  return [`# ${entryPoint}`, '', ...block(exported), ...hidden, ''].join('\n');
}

/** Reads back what `printReport` wrote. */
export function parseReport(text: string): ApiReport {
  const blocks = [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, lines = '']) =>
    lines.split('\n').filter(Boolean).map(withSortedWords),
  );
  return { entryPoint: text.match(/^# (.+)$/m)?.[1] ?? '', exported: blocks[0] ?? [], behind: blocks[1] ?? [] };
}
