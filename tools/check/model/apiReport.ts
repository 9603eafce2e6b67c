/** Apps compile against public entry points; host-only ones are for the shell, the standalone host and the server. */
export type ApiTier = 'public' | 'host-only';

/** The exports of one entry point of `shared`, as text: one line an export. */
export interface ApiReport {
  entryPoint: string;
  tier: ApiTier;
  /** `interface AvatarProps { name: string; … }`, `const toDate: (value: DateInput) => Date`, … */
  exported: readonly string[];
  /** Types that the exports speak of and that no entry point exports. */
  behind: readonly string[];
}

/** Subject of a line: `interface AvatarProps`. */
export const nameOfLine = (line: string) => line.match(/^\w+ [\w$]+/)?.[0] ?? line;

/** The same line with the words of each union in order: the compiler gives them as it met them, which any other file may change. */
export const withSortedWords = (line: string): string =>
  line.replace(/"[^"]*"(?: \| "[^"]*")+/g, (words) => words.split(' | ').sort().join(' | '));

const byName = (lines: readonly string[]) =>
  [...lines].sort((one, other) => nameOfLine(one).localeCompare(nameOfLine(other), 'en'));

const block = (lines: readonly string[]) => ['```ts', ...byName(lines), '```'];

export function printReport({ entryPoint, tier, exported, behind }: ApiReport): string {
  const hidden = behind.length > 0 ? ['', 'Types that these speak of:', '', ...block(behind)] : [];
  return [`# ${entryPoint}`, '', `Tier: ${tier}`, '', ...block(exported), ...hidden, ''].join('\n');
}

/** Reads back what `printReport` wrote. */
export function parseReport(text: string): ApiReport {
  const blocks = [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, lines = '']) =>
    lines.split('\n').filter(Boolean).map(withSortedWords),
  );
  return {
    entryPoint: text.match(/^# (.+)$/m)?.[1] ?? '',
    tier: /^Tier: host-only$/m.test(text) ? 'host-only' : 'public',
    exported: blocks[0] ?? [],
    behind: blocks[1] ?? [],
  };
}
