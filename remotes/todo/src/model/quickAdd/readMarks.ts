import type { Priority } from '../priority';

export interface Nameable<Id> {
  id: Id;
  names: readonly string[];
}

export interface Nameables {
  tags: readonly Nameable<string>[];
  projects: readonly Nameable<number>[];
  /** By full name, which is their id, and by unambiguous short forms. */
  people: readonly Nameable<string>[];
  priorities: readonly Nameable<Priority>[];
}

export type Mark =
  | { kind: 'tag'; id: string }
  | { kind: 'project'; id: number }
  | { kind: 'assignee'; id: string }
  | { kind: 'priority'; id: Priority }
  | { kind: 'important' };

interface FoundMark {
  mark: Mark;
  start: number;
  end: number;
}

const lower = (text: string) => text.toLocaleLowerCase();
const isInWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}_]/u.test(sign);

function findNamed<Id>(text: string, from: number, known: readonly Nameable<Id>[]) {
  const rest = lower(text.slice(from));
  const found = known.flatMap(({ id, names }) =>
    names
      .filter((name) => name && rest.startsWith(lower(name)) && !isInWord(rest[name.length]))
      .map((name) => ({ id, end: from + name.length })),
  );
  return found.sort((a, b) => b.end - a.end)[0];
}

/** `#tag`, `+project`, `@somebody`, `!` or `!high`. Undefined for unknown names. */
function markAt(text: string, start: number, known: Nameables): FoundMark | undefined {
  const sign = text[start];
  const found = <Id>(of: readonly Nameable<Id>[], toMark: (id: Id) => Mark): FoundMark | undefined => {
    const named = findNamed(text, start + 1, of);
    return named && { mark: toMark(named.id), start, end: named.end };
  };
  if (sign === '#') return found(known.tags, (id) => ({ kind: 'tag', id }));
  if (sign === '+') return found(known.projects, (id) => ({ kind: 'project', id }));
  if (sign === '@') return found(known.people, (id) => ({ kind: 'assignee', id }));
  if (sign !== '!') return undefined;
  if (/^!(?:\s|$)/.test(text.slice(start))) return { mark: { kind: 'important' }, start, end: start + 1 };
  return found(known.priorities, (id) => ({ kind: 'priority', id }));
}

const levels: Readonly<Record<string, Priority>> = { 1: 'high', 2: 'medium', 3: 'low' };

/** All marks at word starts, and `p1` to `p3` for a priority. */
export function findMarks(text: string, known: Nameables): FoundMark[] {
  const found: FoundMark[] = [];
  for (const { index: start, 0: word } of text.matchAll(/(?<!\S)(?:[#+@!]|p([123])(?=\s|$))/giu)) {
    if (start < (found.at(-1)?.end ?? 0)) continue;
    const level = levels[word.slice(1)];
    const mark = level
      ? { mark: { kind: 'priority', id: level } as const, start, end: start + word.length }
      : markAt(text, start, known);
    if (mark) found.push(mark);
  }
  return found;
}

export const namesOf = (name: string): string[] => [
  ...new Set([name, name.replace(/\s+/g, '-'), name.replace(/\s+/g, '')]),
];

/** People by full name; by first name if it is unique. */
export function namesOfPeople(fullNames: readonly string[]): Nameable<string>[] {
  const firstNames = fullNames.map((name) => name.split(' ')[0] ?? name);
  return fullNames.map((id, index) => {
    const first = firstNames[index] ?? id;
    const isOnlyOne = firstNames.filter((name) => name === first).length === 1;
    return { id, names: [...namesOf(id), ...(isOnlyOne ? [first] : [])] };
  });
}
