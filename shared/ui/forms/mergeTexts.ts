import { diffIndices } from 'node-diff3';

/** A stretch of a text; `isOwn` where the other text has something else. */
interface TextStretch {
  text: string;
  isOwn: boolean;
}

const words = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|./gsu) ?? [];
/** Sentences, and the breaks of lines between them. */
const sentences = (text: string): string[] =>
  (text.match(/\n+|[^\n]+?(?:[.!?…]+(?=\s|$)|(?=\n|$))/gu) ?? [])
    .map((part) => part.trim() || part)
    .filter((part) => part !== ' ');

/** A text in stretches, those marked that another one does not have. */
export function compareTexts(text: string, other: string): TextStretch[] {
  const own = words(text);
  const stretches: TextStretch[] = [];
  let end = 0;
  const add = (from: number, to: number, isOwn: boolean) => {
    if (to > from) stretches.push({ text: own.slice(from, to).join(''), isOwn });
  };
  for (const { buffer1 } of diffIndices(own, words(other))) {
    const [start, length] = buffer1;
    add(end, start, false);
    add(start, start + length, true);
    end = start + length;
  }
  add(end, own.length, false);
  return stretches;
}

/** Other sentences in place of some of the text that both started from. */
interface Edit {
  start: number;
  end: number;
  content: string[];
}

const editsOf = (before: string[], after: string[]): Edit[] =>
  diffIndices(before, after).map(({ buffer1, buffer2Content }) => {
    const [start, length] = buffer1;
    return { start, end: start + length, content: buffer2Content };
  });

/** Edits of the same place become one: mine, and then what theirs has besides. */
function combine(edits: readonly Edit[]): Edit[] {
  const combined: Edit[] = [];
  for (const edit of [...edits].sort((one, other) => one.start - other.start)) {
    const last = combined.at(-1);
    const isSamePlace = last && (edit.start < last.end || (edit.start === last.start && edit.end === last.end));
    if (!isSamePlace) {
      combined.push({ ...edit });
      continue;
    }
    last.end = Math.max(last.end, edit.end);
    last.content = [...last.content, ...edit.content.filter((sentence) => !last.content.includes(sentence))];
  }
  return combined;
}

function applyEdits(old: readonly string[], edits: readonly Edit[]): string[] {
  const merged = [...old];
  for (const { start, end, content } of [...edits].reverse()) merged.splice(start, end - start, ...content);
  return merged;
}

/** Both texts in one, sentence by sentence: where both changed the same sentence, mine is followed by theirs. */
export function mergeTexts(before: string, mine: string, theirs: string): string {
  const old = sentences(before);
  const edits = combine([...editsOf(old, sentences(mine)), ...editsOf(old, sentences(theirs))]);
  return applyEdits(old, edits)
    .join(' ')
    .replace(/ ?(\n+) ?/g, '$1')
    .trim();
}

/** Both lists in one: what either of them added, without what either of them took away. */
export function mergeLists<T>(before: readonly T[], mine: readonly T[], theirs: readonly T[]): T[] {
  const stays = (value: T) => !before.includes(value) || (mine.includes(value) && theirs.includes(value));
  return [...new Set([...mine, ...theirs])].filter(stays);
}

/** Records that have no id are different ones. */
function haveOwnIds(records: readonly unknown[]): boolean {
  const ids = records.flatMap((record) => (isObject(record) && 'id' in record ? [record.id] : []));
  return new Set(ids).size === ids.length;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Both lists of records in one, such as the lines of an invoice; undefined where both changed the same record, or gave
 * two the same id.
 */
export function mergeRecords(
  before: readonly object[],
  mine: readonly object[],
  theirs: readonly object[],
): unknown[] | undefined {
  const [old = [], own = [], other = []] = [before, mine, theirs].map((side) => side.map((one) => JSON.stringify(one)));
  const ownEdits = editsOf(old, own);
  const otherEdits = editsOf(old, other);
  const isSame = (one: Edit) => (edit: Edit) => JSON.stringify(edit) === JSON.stringify(one);
  const isOver = (one: Edit) => (edit: Edit) => edit.start < one.end && one.start < edit.end && !isSame(one)(edit);
  if (ownEdits.some((edit) => otherEdits.some(isOver(edit)))) return undefined;
  const merged = applyEdits(old, combine([...ownEdits, ...otherEdits])).map((record): unknown => JSON.parse(record));
  return haveOwnIds(merged) ? merged : undefined;
}

/** More than a name or an address. */
const isProse = (text: string) => text.includes('\n') || text.trim().split(/\s+/).length > 4;
const isText = (side: unknown) => typeof side === 'string' || side === null || side === undefined;
const isWords = (side: unknown): side is readonly string[] =>
  Array.isArray(side) && side.every((value) => typeof value === 'string');

const isRecords = (side: unknown): side is readonly object[] => Array.isArray(side) && side.every(isObject);

/** Both sides of a field merged, for texts and lists; undefined for what cannot be merged. */
export function mergeSides(before: unknown, mine: unknown, theirs: unknown): string | unknown[] | undefined {
  if (isWords(mine) && isWords(theirs)) return mergeLists(isWords(before) ? before : [], mine, theirs);
  if (isRecords(mine) && isRecords(theirs)) return mergeRecords(isRecords(before) ? before : [], mine, theirs);
  if (typeof mine !== 'string' || typeof theirs !== 'string' || !isText(before)) return undefined;
  return [mine, theirs].some(isProse) && mine !== '' && theirs !== ''
    ? mergeTexts(String(before ?? ''), mine, theirs)
    : undefined;
}
