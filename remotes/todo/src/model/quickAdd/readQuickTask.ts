import type { Recurrence } from '../../api/schemas';
import { type Priority, withPriority } from '../priority';
import { type CalendarDay, daysLater, firstDue } from '../recurrence';
import type { When, WhenFound } from './findWhen';
import { findWhole, type Span } from './findWhole';
import { findMarks, type Mark, type Nameables } from './readMarks';
import { gap } from './words/tokens';

export interface QuickAddWords {
  findWhen: (line: string) => WhenFound;
  now: () => number;
}

type Understood =
  | Mark
  | { kind: 'due'; day?: CalendarDay; after?: CalendarDay | undefined; time?: string }
  | { kind: 'recurrence'; rule: Recurrence; day?: CalendarDay; time?: string };

export type QuickPart = Understood & Span & { words: string };

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
  /** Words of the title that may have been meant as a date, such as "every blue Monday". */
  unclear: string[];
}

interface QuickAddContext extends QuickAddWords {
  known: Nameables;
  today: CalendarDay;
  /** Words that belong to the title, whatever they mean. */
  rejectedWords: ReadonlySet<string>;
}

/** Kinds of which a task has one: further ones stay in the title. */
const isSingle = (kind: QuickPart['kind']) => kind === 'assignee' || kind === 'project' || kind === 'priority';

const blankOut = (text: string, { start, end }: Span, sign = gap) =>
  text.slice(0, start) + sign.repeat(end - start) + text.slice(end);

/** Invisible signs that copied text brings along. Joiners and marks of direction mean something and stay. */
const tidy = (typed: string) =>
  typed
    .normalize('NFC')
    .replace(/[\u200B\u2060\uFEFF\u00AD\uE000\uE001]/g, '')
    .replace(/\p{Cc}/gu, ' ');

/**
 * Reads a task from one line: "Call Ann every fri 5pm #team @kofi +Spring !" recurs on Fridays, is assigned to Kofi,
 * and so on. Everything else stays in the title.
 */
export function readQuickTask(typed: string, context: QuickAddContext): QuickTask {
  const line = tidy(typed);
  const parts: QuickPart[] = [];
  const whole = findWhole(line);
  let rest = whole.reduce((text, span) => blankOut(text, span), line);
  const wordsOf = ({ start, end }: Span) => line.slice(start, end).trim();
  const consume = (understood: Understood, span: Span) => {
    const words = wordsOf(span);
    const isSaidAlready = isSingle(understood.kind) && parts.some(({ kind }) => kind === understood.kind);
    if (isSaidAlready) return;
    rest = blankOut(rest, span);
    if (!context.rejectedWords.has(words)) parts.push({ ...understood, words, ...span });
  };
  for (const { mark, start, end } of findMarks(rest, context.known)) consume(mark, { start, end });
  const { whens, unclear } = context.findWhen(rest);
  const meant = whens.filter((when) => !context.rejectedWords.has(wordsOf(when)));
  for (const { start, end, ...when } of chooseWhens(meant)) consume(toUnderstood(when), { start, end });
  parts.sort((a, b) => a.start - b.start);
  const asked = unclear.map(wordsOf).filter((words) => !context.rejectedWords.has(words));
  return toTask(line, parts, { ...context, asked, escapes: findEscapes(line, whole, context) });
}

const toUnderstood = ({ rule, day, after, time }: Omit<When, keyof Span>): Understood => {
  const due = { ...(day && { day }), ...(time && { time }) };
  return rule ? { kind: 'recurrence', rule, ...due } : { kind: 'due', ...due, after };
};

/** Of each kind the first one; what names another day or time stays in the title. */
function chooseWhens(whens: readonly When[]): When[] {
  const chosen: When[] = [];
  for (const when of whens) {
    const isSaid = (key: 'rule' | 'day' | 'time') => when[key] !== undefined && chosen.some((each) => each[key]);
    if (!isSaid('rule') && !isSaid('day') && !isSaid('time')) chosen.push(when);
  }
  return chosen;
}

/** Quotation marks that only keep words from being read are no part of the title. */
function findEscapes(line: string, whole: readonly Span[], { findWhen, known }: QuickAddContext): Span[] {
  return whole.flatMap(({ start, end }) => {
    if (!/^["“].*["”]$/su.test(line.slice(start, end))) return [];
    const inner = line.slice(start + 1, end - 1);
    const { whens, unclear } = findWhen(inner);
    if (whens.length + unclear.length + findMarks(inner, known).length === 0) return [];
    return [
      { start, end: start + 1 },
      { start: end - 1, end },
    ];
  });
}

interface TitleContext extends QuickAddContext {
  asked: string[];
  escapes: readonly Span[];
}

function toTask(line: string, parts: QuickPart[], context: TitleContext): QuickTask {
  const of = <Kind extends QuickPart['kind']>(kind: Kind) =>
    parts.filter((part): part is Extract<QuickPart, { kind: Kind }> => part.kind === kind);
  const title = titleOf(line, parts, context.escapes);
  const rule = of('recurrence')[0]?.rule ?? null;
  const due = dueOf([...of('recurrence'), ...of('due')], rule, context);
  // A line that is only a date is a title, and nothing new is overdue.
  const isOnlyDate = !title && parts.length > 0 && parts.every(({ kind }) => kind === 'due' || kind === 'recurrence');
  if (isOnlyDate || !due) {
    const others = isOnlyDate ? [] : parts.filter(({ kind }) => kind !== 'due' && kind !== 'recurrence');
    const dropped = due ? [] : parts.filter((part) => !others.includes(part)).map(({ words }) => words);
    return toTask(line, others, { ...context, asked: [...context.asked, ...dropped] });
  }
  const tags = [...new Set(of('tag').map(({ id }) => id))];
  const priority = of('priority')[0]?.id ?? null;
  return {
    title,
    dueDate: due.day,
    dueTime: due.time,
    recurrence: rule,
    tags: priority ? withPriority(tags, priority) : tags,
    priority,
    isImportant: of('important').length > 0,
    assignee: of('assignee')[0]?.id ?? null,
    projectId: of('project')[0]?.id ?? null,
    parts,
    unclear: context.asked,
  };
}

type WhenPart = Extract<QuickPart, { kind: 'due' | 'recurrence' }>;

/** Day and time of a task; undefined if that is over. Days without a year, and times without a day, are the next ones. */
function dueOf(
  parts: readonly WhenPart[],
  rule: Recurrence | null,
  { today, now }: QuickAddContext,
): { day: CalendarDay | null; time: string | null } | undefined {
  if (parts.length === 0) return { day: null, time: null };
  const dated = parts.find(({ day }) => day !== undefined);
  const said = parts.find(({ time }) => time !== undefined)?.time ?? null;
  const isOver = said !== null && said < clockAt(now());
  if (dated?.day === undefined) {
    const from = isOver || said === '24:00' ? daysLater(today, 1) : today;
    const day = rule ? firstDue(rule, from) : from;
    return { day, time: said === '24:00' ? '00:00' : said };
  }
  const time = said === '24:00' ? '23:59' : said;
  if (dated.day > today || !isOver) return { day: dated.day, time };
  const after = dated.kind === 'due' ? dated.after : rule && firstDue(rule, daysLater(today, 1));
  return after ? { day: after, time } : undefined;
}

function clockAt(now: number): string {
  const moment = new Date(now);
  return [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}

const removed = '\uE001';

/** One space or gap for each run of them. */
const collapse = (text: string) => text.replace(/[\s\uE000]+/g, (run) => (run.includes(gap) ? gap : ' '));

function titleOf(line: string, parts: readonly QuickPart[], escapes: readonly Span[]): string {
  let text = line;
  for (const part of parts) text = blankOut(text, part);
  for (const mark of escapes) text = blankOut(text, mark, removed);
  const spaced = collapse(collapse(text.replaceAll(removed, '')).replace(/[([]\uE000[)\]]/g, gap))
    // A sign that led to the words, or followed them.
    .replace(/^\uE000(?:[-–—:](?=[ \uE000]))?/u, '')
    .replace(/(?: [-–—]|:)?\uE000$/u, '')
    .replaceAll(gap, ' ')
    .replace(/ ([,;.])(?= |$)/g, '$1');
  let [start, end] = [0, spaced.length];
  while (start < end && /[\s,;]/.test(spaced.charAt(start))) start += 1;
  while (end > start && /[\s,;]/.test(spaced.charAt(end - 1))) end -= 1;
  return collapse(spaced.slice(start, end));
}
