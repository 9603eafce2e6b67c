import type { Recurrence } from '../../api/schemas';
import { type Priority, withPriority } from '../priority';
import { type CalendarDay, firstDue } from '../recurrence';
import { findMarks, type Mark, type Nameables } from './readMarks';
import type { FindRecurrence } from './readRecurrence';

interface Span {
  start: number;
  end: number;
}

const quoted = /`[^`]+`|"[^"]+"|“[^“”]+”|„[^„“”]+[“”]|«[^«»]+»|»[^«»]+«/gu;

/** URL of any scheme, web address without one, or email address. */
const address =
  /\p{L}[\p{L}\p{N}+.-]*:\/\/|\b(?:mailto|tel):|(?<!\S)www\.|[^\s@]@[^\s@]+\.\p{L}|\p{L}[\p{L}\p{N}-]*\.\p{L}{2,}[/:?#]/iu;

/** Path, joined words, or version. */
const path = /\\|^(?:~|\.{0,2})\/|\p{L}\/.*\/|[\p{L}\p{N}]_[\p{L}\p{N}]|^v\d+\./iu;

const inDates =
  /^(?:[ap]m|uhr|jan|feb|fev|mar|mrz|apr|abr|avr|mai|may|jun|jui|jul|aug|ago|aou|sep|set|okt|oct|out|nov|dez|dec)/i;

/** A file name has letters before its extension, or numbers with separators. */
function isFileName(word: string): boolean {
  const [, stem = '', ending = ''] = /^(.*[\p{L}\p{N})\]])\.([a-z][a-z\d]{1,4}|7z)$/iu.exec(word) ?? [];
  return /\p{L}/u.test(stem) || (/\d[-.]\d/.test(stem) && !inDates.test(ending));
}

function isWhole(word: string): boolean {
  const bare = word.replace(/^[([{<]+|[)\]}>.,;:!?…]+$/gu, '');
  return address.test(bare) || path.test(bare) || isFileName(bare);
}

/** Spans of a line that are never read as dates, recurrences or marks: URLs, file names, code, quotes. */
function findWhole(line: string): Span[] {
  const spans = [...line.matchAll(quoted)].map(({ index, 0: text }) => ({ start: index, end: index + text.length }));
  for (const { index, 0: word } of line.matchAll(/\S+/gu)) {
    // A mark at its start says what it names.
    if (!/^[#+@!]/.test(word) && isWhole(word)) spans.push({ start: index, end: index + word.length });
  }
  return spans;
}

interface FoundDate {
  day: CalendarDay;
  /** The words name a day, not only a time. */
  isDayNamed: boolean;
  /** `HH:mm`; absent when the words name none. */
  time?: string;
  start: number;
  end: number;
}

export type FindDate = (text: string) => FoundDate | undefined;

export interface QuickAddWords {
  findDate: FindDate;
  findRecurrence: FindRecurrence;
}

type Understood =
  | Mark
  | { kind: 'due'; day: CalendarDay; isDayNamed: boolean; time?: string }
  | { kind: 'recurrence'; rule: Recurrence };

export type QuickPart = Understood & { words: string; start: number; end: number };

export interface QuickTask {
  title: string;
  dueDate: CalendarDay | null;
  dueTime: string | null;
  recurrence: Recurrence | null;
  tags: string[];
  priority: Priority | null;
  isImportant: boolean;
  /** A full name. */
  assignee: string | null;
  projectId: number | null;
  /** In the order of the line. */
  parts: QuickPart[];
}

interface QuickAddContext extends QuickAddWords {
  known: Nameables;
  today: CalendarDay;
  /** Words that belong to the title, whatever they mean. */
  rejectedWords: ReadonlySet<string>;
}

/** Kinds of which a task has one: further ones stay in the title. */
const isSingle = (kind: QuickPart['kind']) => kind === 'assignee' || kind === 'project' || kind === 'priority';

/** Character outside of any language: it marks the place of parsed words. */
const gap = '\u0001';
const blankOut = (text: string, { start, end }: { start: number; end: number }) =>
  text.slice(0, start) + gap.repeat(end - start) + text.slice(end);

/**
 * Parses a task from one line: "Call Ann every fri 5pm #team @kofi +Spring !" recurs on Fridays, is assigned to Kofi,
 * and so on. Everything else stays in the title.
 */
export function readQuickTask(line: string, context: QuickAddContext): QuickTask {
  const parts: QuickPart[] = [];
  let rest = findWhole(line).reduce(blankOut, line);
  const consume = (understood: Understood, start: number, end: number) => {
    const words = line.slice(start, end).trim();
    const isSaidAlready = isSingle(understood.kind) && parts.some(({ kind }) => kind === understood.kind);
    if (isSaidAlready) return;
    rest = blankOut(rest, { start, end });
    if (!context.rejectedWords.has(words)) parts.push({ ...understood, words, start, end });
  };
  for (const { mark, start, end } of findMarks(rest, context.known)) consume(mark, start, end);
  const recurrence = context.findRecurrence(rest);
  if (recurrence) consume({ kind: 'recurrence', rule: recurrence.rule }, recurrence.start, recurrence.end);
  const date = context.findDate(rest);
  if (date) {
    const { start, end, day, isDayNamed, time } = date;
    consume({ kind: 'due', day, isDayNamed, ...(time && { time }) }, start, end);
  }
  parts.sort((a, b) => a.start - b.start);
  return toTask(line, parts, context.today);
}

function toTask(line: string, parts: QuickPart[], today: CalendarDay): QuickTask {
  const of = <Kind extends QuickPart['kind']>(kind: Kind) =>
    parts.filter((part): part is Extract<QuickPart, { kind: Kind }> => part.kind === kind);
  const title = titleOf(line, parts);
  // A line that is only a date is a title.
  if (!title && parts.length > 0 && parts.every(({ kind }) => kind === 'due' || kind === 'recurrence'))
    return toTask(line, [], today);
  const rule = of('recurrence')[0]?.rule ?? null;
  const due = of('due')[0];
  const day = due && (due.isDayNamed || !rule) ? due.day : null;
  const tags = [...new Set(of('tag').map(({ id }) => id))];
  const priority = of('priority')[0]?.id ?? null;
  return {
    title,
    dueDate: day ?? (rule && firstDue(rule, today)),
    dueTime: due?.time ?? null,
    recurrence: rule,
    tags: priority ? withPriority(tags, priority) : tags,
    priority,
    isImportant: of('important').length > 0,
    assignee: of('assignee')[0]?.id ?? null,
    projectId: of('project')[0]?.id ?? null,
    parts,
  };
}

function titleOf(line: string, parts: readonly QuickPart[]): string {
  let text = line;
  for (const part of parts) text = blankOut(text, part);
  return text
    .replaceAll(gap, ' ')
    .replace(/\s+([,;.])(?=\s|$)/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;]+|[\s,;]+$/g, '');
}
