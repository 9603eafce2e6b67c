import { type ApiReport, nameOfLine } from './apiReport';
import type { VersionStep } from './versionStep';

/** One difference between two reports of a door, and the step of the version that it needs. */
export interface ApiChange {
  what: string;
  step: VersionStep;
}

const opening = new Set('({[<');
const closing = new Set(')}]>');

/** Splits at the semicolons that are not inside of anything; undefined when the body is not one body. */
function splitMembers(body: string): string[] | undefined {
  const members: string[] = [];
  let depth = 0;
  let start = 0;
  for (const [index, sign] of [...body].entries()) {
    const isArrow = sign === '>' && body[index - 1] === '=';
    if (opening.has(sign)) depth += 1;
    else if (closing.has(sign) && !isArrow) depth -= 1;
    if (depth < 0) return undefined;
    if (sign !== ';' || depth > 0) continue;
    members.push(body.slice(start, index).trim());
    start = index + 1;
  }
  return [...members, body.slice(start).trim()].filter(Boolean);
}

/** What a line lists between braces: an interface, or a value or type that is one object. */
function membersOf(line: string): { head: string; members: string[] } | undefined {
  const [, head, body = ''] = line.match(/^([^{]+)\{(.*)\}$/) ?? [];
  const members = splitMembers(body);
  return head !== undefined && members ? { head, members } : undefined;
}

/** Does the line only gain members that nobody has to give? */
function isWidened(before: string, after: string): boolean {
  const [old, now] = [membersOf(before), membersOf(after)];
  if (!old || !now || old.head !== now.head) return false;
  const gained = now.members.filter((member) => !old.members.includes(member));
  const hasAll = old.members.every((member) => now.members.includes(member));
  return hasAll && gained.every((member) => /^(readonly )?[\w$'"-]+\?/.test(member));
}

const lineByName = (lines: readonly string[]) => new Map(lines.map((line) => [nameOfLine(line), line]));

function changesOf(before: readonly string[], after: readonly string[]): ApiChange[] {
  const now = lineByName(after);
  return [...lineByName(before)].flatMap(([name, line]): ApiChange[] => {
    const found = now.get(name);
    if (found === undefined) return [{ what: `${name} is gone`, step: 'major' }];
    if (found === line) return [];
    return isWidened(line, found)
      ? [{ what: `${name} has more to give`, step: 'minor' }]
      : [{ what: `${name} is another type`, step: 'major' }];
  });
}

/** What changed in a door, for those who build on it. */
export function apiChanges(before: ApiReport, after: ApiReport): ApiChange[] {
  const known = lineByName(before.exported);
  const added = after.exported
    .map(nameOfLine)
    .filter((name) => !known.has(name))
    .map((name): ApiChange => ({ what: `${name} is new`, step: 'minor' }));
  // A type behind the exports that comes or goes shows in the line that speaks of it.
  const behind = changesOf(before.behind, after.behind).filter(({ what }) => !what.endsWith('is gone'));
  return [...changesOf(before.exported, after.exported), ...added, ...behind];
}
