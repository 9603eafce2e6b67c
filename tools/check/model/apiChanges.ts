import type { VersionStep } from '../../release/hostApi/changesets';
import { type ApiReport, nameOfLine } from './apiReport';

/** One difference between two reports, and the version step that it needs. */
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

/** A type as what is outside of its outermost braces, and what is in each of them. */
function partsOf(type: string): { around: string; bodies: string[] } {
  const bodies: string[] = [];
  let around = '';
  let depth = 0;
  for (const sign of type) {
    if (sign === '}') depth -= 1;
    if (depth === 0) around += sign;
    else bodies.push((bodies.pop() ?? '') + sign);
    if (sign === '{') {
      if (depth === 0) bodies.push('');
      depth += 1;
    }
  }
  return { around, bodies };
}

const nameOfMember = (member: string) => /^(?:readonly )?[\w$'"-]+\??/.exec(member)?.[0] ?? member;

/** Is the later type the earlier one, with members in it that nobody has to give? */
function isWidened(before: string, after: string): boolean {
  if (before === after) return true;
  const [old, now] = [partsOf(before), partsOf(after)];
  return (
    old.around === now.around &&
    old.bodies.length === now.bodies.length &&
    old.bodies.every((body, index) => isBodyWidened(body, now.bodies[index] ?? ''))
  );
}

function isBodyWidened(before: string, after: string): boolean {
  const [old, now] = [splitMembers(before), splitMembers(after)];
  if (!old || !now) return false;
  const known = new Map(old.map((member) => [nameOfMember(member), member]));
  // A name with several shapes: which one changed is unknown.
  if (known.size < old.length) return false;
  const found = new Map(now.map((member) => [nameOfMember(member), member]));
  return (
    [...known].every(([name, member]) => isWidened(member, found.get(name) ?? '')) &&
    [...found.keys()].every((name) => known.has(name) || name.endsWith('?'))
  );
}

/** Is what came from a library now a component of ours, with the same props? */
const isTakenOver = (name: string, now: ReadonlyMap<string, string>) => {
  const component = /^from (\w+)$/.exec(name)?.[1];
  return (
    component !== undefined &&
    now.get(`const ${component}`) === `const ${component}: (props: ${component}Props) => Element`
  );
};

const lineByName = (lines: readonly string[]) => new Map(lines.map((line) => [nameOfLine(line), line]));

function changesOf(before: readonly string[], after: readonly string[]): ApiChange[] {
  const now = lineByName(after);
  return [...lineByName(before)].flatMap(([name, line]): ApiChange[] => {
    const found = now.get(name);
    if (found === undefined && isTakenOver(name, now)) return [];
    if (found === undefined) return [{ what: `${name} is gone`, step: 'major' }];
    if (found === line) return [];
    return isWidened(line, found)
      ? [{ what: `${name} has more to give`, step: 'minor' }]
      : [{ what: `${name} is another type`, step: 'major' }];
  });
}

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
