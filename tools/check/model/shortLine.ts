import { createHash } from 'node:crypto';

const longest = 700;

/** A line as reports held it up to 1.7.0: what was long was cut, and the rest given by its hash. */
export function shortLine(line: string): string {
  if (line.length <= longest) return line;
  const hash = createHash('sha256').update(line).digest('hex').slice(0, 8);
  return `${line.slice(0, longest)}… /* ${line.length} characters, ${hash} */`;
}
